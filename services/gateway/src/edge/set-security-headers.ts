import fastifyHelmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';
import { type SecurityHeaderOptions, securityHeaders } from './security-headers';

/**
 * Sets the same headers on every answer. Helmet makes them out of its options again for each request, which costs as
 * much as all of a small call's validation: here it is asked once.
 */
export async function setSecurityHeaders(
  server: FastifyInstance,
  options: SecurityHeaderOptions,
): Promise<void> {
  const headers = await headersByHelmet(options);
  server.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
  });
}

/** What an answer has with Helmet that it has not without. */
async function headersByHelmet(options: SecurityHeaderOptions): Promise<[string, string][]> {
  const answered = async (withHelmet: boolean) => {
    const asked = fastify();
    if (withHelmet) await asked.register(fastifyHelmet, securityHeaders(options));
    asked.get('/', async () => '');
    const { headers } = await asked.inject('/');
    await asked.close();
    return headers;
  };
  const plain = await answered(false);
  return Object.entries(await answered(true)).flatMap(([name, value]): [string, string][] =>
    name in plain || value === undefined ? [] : [[name, String(value)]],
  );
}
