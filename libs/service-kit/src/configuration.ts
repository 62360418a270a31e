import { z } from 'zod';
import { isLoopback, publicOrigin } from './addresses';
import { LOG_LEVELS } from './logging/create-log';
import { ANSWER_DEADLINE } from './messaging/messaging';

/** Environment variables, as they are handed to whatever reads its settings from them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment lacks a setting or has one that cannot be; the message lists them all. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads the settings that `schema` names from the environment; an empty variable counts as absent.
 * @throws ConfigurationError that names every wrong variable, without its value, since that may be a secret.
 */
export function readSettings<S extends z.ZodObject>(schema: S, environment: Environment): z.output<S> {
  const present = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const parsed = schema.safeParse(Object.fromEntries(present));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigurationError(`Invalid configuration:\n${problems.join('\n')}`);
}

/** A switch in the environment. */
export const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');

/** A TCP port; 0 lets the system choose. */
export const port = z.coerce.number().int().min(0).max(65_535);

/** What every process of the product knows. */
export const commonSettings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PLANTED_LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  /** PostgreSQL, e.g. postgres://user:password@host:5432/planted */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  /** Most connections of one process's pool; the tables of TypeORM take up to five more, and listening one. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).default(20),
  /** NATS with JetStream, e.g. nats://127.0.0.1:4222; several are separated by commas. */
  NATS_URL: z.string().optional(),
  /** The first part of every subject and stream on NATS, so that several installations can share one. */
  NATS_NAMESPACE: z
    .string()
    .regex(/^[a-z][a-z0-9_-]*$/, 'must be a plain lower-case word')
    .default('planted'),
  /** The number of replicas of the log in a NATS cluster; no more than it has servers. */
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  /** Where `/healthz`, `/readyz` and `/metrics` are served; nowhere when absent. */
  OPERATORS_PORT: port.optional(),
  /** Never an address that the public reaches: no one is asked who they are. */
  OPERATORS_HOST: z.string().default('127.0.0.1'),
  /** Maximum lag of a read model before `/readyz` reports it. */
  READ_MODEL_BOUND_SECONDS: z.coerce.number().positive().default(30),
  /** Longest wait for a service's answer before a call is answered 503; a slow machine needs more. */
  ANSWER_SECONDS: z.coerce
    .number()
    .min(1)
    .max(60)
    .default(ANSWER_DEADLINE / 1_000),
  /**
   * The OpenTelemetry collector that receives requests' spans by OTLP over HTTP, e.g. http://127.0.0.1:4318; none when
   * absent.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http:// address' })
    .optional(),
  /** Which share of requests is traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});
export type CommonSettings = z.output<typeof commonSettings>;

/** What decides how people sign in; read by the service that verifies and by the edge that informs the browser. */
export const signInSettings = commonSettings.extend({
  /** The OAuth client that Google's sign-in tokens are made out to. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  HOST: z.string().default('127.0.0.1'),
  /** The address that the product is reached at where this process's HOST is not: a container's port is published. */
  PUBLISH_ADDRESS: z.string().optional(),
  /** Where browsers find the product, e.g. https://planted.example. */
  PUBLIC_ORIGIN: publicOrigin.optional(),
  /** Whether a demo gardener may come in, also from elsewhere; when absent, from this machine alone. */
  DEMO_SIGN_IN: flag.optional(),
});

type SignInSettings = z.output<typeof signInSettings>;

/**
 * A demo gardener may come in where no one else can, and unless it is demanded, only where the product is reached from
 * this machine alone; never in production. Through a proxy on this machine others reach it too: the gateway looks at
 * each request.
 */
export const isDemoOpen = (settings: SignInSettings): boolean => {
  const { NODE_ENV, GOOGLE_CLIENT_ID, DEMO_SIGN_IN } = settings;
  return (
    NODE_ENV !== 'production' &&
    GOOGLE_CLIENT_ID === undefined &&
    (DEMO_SIGN_IN ?? isForThisMachine(settings))
  );
};

const isForThisMachine = ({ HOST, PUBLISH_ADDRESS = HOST, PUBLIC_ORIGIN }: SignInSettings): boolean =>
  isLoopback(PUBLISH_ADDRESS) && (PUBLIC_ORIGIN === undefined || isLoopback(new URL(PUBLIC_ORIGIN).hostname));
