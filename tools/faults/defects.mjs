/** Products that are broken on purpose, each built from changed sources: the oracle must catch every one. */
import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../workspace/root.mjs';

/**
 * @typedef {object} Defect
 * @property {string} name what the product does then
 * @property {import('./oracle.mjs').Fault} caught as
 * @property {string} file of the sources
 * @property {string} from
 * @property {string} to
 * @property {string[]} services that are built with it
 */

const SERVICES = ['identity', 'gardens', 'catalogue', 'tracking', 'community'];

/** @type {readonly Defect[]} */
export const defects = [
  {
    name: 'acknowledges commands that it never sends on',
    caught: 'lost',
    file: 'services/gateway/src/features/add-garden-event/add-garden-event.controller.ts',
    from: 'const data = await this.messaging.send(',
    to: `if (context.commandId.endsWith('0')) return { success: true as const, data: { id: context.commandId } };
    const data = await this.messaging.send(`,
    services: ['gateway'],
  },
  {
    name: 'forgets the key that names a command',
    caught: 'phantom',
    file: 'services/gateway/src/edge/call.guard.ts',
    from: 'uuidv5(`${call.name} ${idempotencyKey}`, KEYED_COMMANDS)',
    to: 'this.newId()',
    services: ['gateway'],
  },
  {
    name: 'moves the checkpoint over events that it has not applied',
    caught: 'different',
    file: 'libs/event-sourcing/src/projection/apply-in-order.ts',
    from: 'const handler = projection.handlers.get(event.type);',
    to: 'const handler = event.sequence % 10 === 0 ? undefined : projection.handlers.get(event.type);',
    services: ['tracking'],
  },
  {
    name: 'refuses events that are well, and parks them',
    caught: 'stuck',
    file: 'libs/event-sourcing/src/projection/apply-in-order.ts',
    from: 'const current = upcaster.upcast(event);',
    to: "const current = upcaster.upcast(event);\n  if (event.sequence % 40 === 0) throw new Error('refused on purpose');",
    services: ['tracking'],
  },
  {
    name: 'passes over events when it publishes',
    caught: 'stuck',
    file: 'libs/event-sourcing/src/relay/publisher.ts',
    from: 'events.map((event) =>',
    to: 'events.filter((event) => event.sequence % 40 !== 0).map((event) =>',
    services: SERVICES,
  },
  {
    name: "shows everybody's gardens",
    caught: 'phantom',
    file: 'services/tracking/src/queries/fetch-gardens/fetch-gardens.query-handler.ts',
    from: 'where owner_id = $1',
    to: 'where owner_id is not null or owner_id = $1',
    services: ['tracking'],
  },
];

/**
 * Builds the services that have the defect, in a folder of their own.
 * @param {Defect} defect
 * @returns {Promise<{ programOf: (program: string) => string, remove: () => void }>}
 * @throws when the source does not say what the defect changes
 */
export async function buildDefect({ file, from, to, services }) {
  const source = readFileSync(join(root, file), 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no '${from}'`);
  const { bundle } = await import('../build/bundle.mjs');
  // Inside the repository, where installed packages are found.
  const folder = join(root, '.cache', 'faults');
  rmSync(folder, { recursive: true, force: true });
  for (const service of services) {
    await bundle({
      folder: join(root, 'services', service),
      entries: { main: 'src/main.ts' },
      target: join(folder, service),
      plugins: [
        {
          name: 'plant-a-defect',
          load: (id) => (id === join(root, file) ? source.replace(from, to) : null),
        },
      ],
    });
  }
  return {
    programOf(program) {
      const service = basename(dirname(dirname(program)));
      return services.includes(service) && basename(program) === 'main.js'
        ? join(folder, service, 'main.js')
        : join(root, program);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
