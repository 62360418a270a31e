import { z } from 'zod';
import {
  commonSettings,
  ConfigurationError,
  isDemoOpen,
  port,
  readSettings,
  signInSettings,
} from './configuration';

describe('settings', () => {
  it('come from the environment, and from defaults where it says nothing', () => {
    const settings = readSettings(commonSettings, {
      PLANTED_LOG_LEVEL: 'debug',
      NATS_URL: '',
      HOME: '/root',
    });
    expect(settings).toEqual({
      NODE_ENV: 'development',
      PLANTED_LOG_LEVEL: 'debug',
      OTEL_TRACES_SAMPLER_ARG: 1,
      NATS_NAMESPACE: 'planted',
      NATS_REPLICAS: 1,
      DATABASE_CONNECTIONS: 20,
      OPERATORS_HOST: '127.0.0.1',
      READ_MODEL_BOUND_SECONDS: 30,
      ANSWER_SECONDS: 3,
    });
  });

  it('that are wrong are named all at once, without what they hold', () => {
    const schema = commonSettings.extend({ PORT: port, SECRET: z.string().min(20) });
    const read = () =>
      readSettings(schema, { PORT: '99999', DATABASE_URL: 'mysql://root:hunter2@db', SECRET: 'short' });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/DATABASE_URL: must be a postgres:\/\/ address[^]*PORT: [^]*SECRET: /);
    expect(read).not.toThrow(/hunter2|short/);
  });

  it.each(['0', '61', '-3', 'soon', 'Infinity'])('an answer is not waited for %s seconds', (seconds) => {
    expect(() => readSettings(commonSettings, { ANSWER_SECONDS: seconds })).toThrow(/ANSWER_SECONDS: /);
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ GOOGLE_CLIENT_ID: 'id' }, false],
    [{ NODE_ENV: 'production', GOOGLE_CLIENT_ID: 'id' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0', PUBLISH_ADDRESS: '127.0.0.1' }, true],
    [{ PUBLISH_ADDRESS: '0.0.0.0' }, false],
    [{ PUBLISH_ADDRESS: '192.0.2.1' }, false],
    [{ PUBLIC_ORIGIN: 'https://planted.example' }, false],
    [{ PUBLIC_ORIGIN: 'http://[::1]:8080' }, true],
    [{ PUBLIC_ORIGIN: 'https://planted.example', DEMO_SIGN_IN: 'true' }, true],
    [{ HOST: '0.0.0.0', DEMO_SIGN_IN: 'true' }, true],
    [{ DEMO_SIGN_IN: 'false' }, false],
    [{ NODE_ENV: 'production', DEMO_SIGN_IN: 'true' }, false],
    [{ GOOGLE_CLIENT_ID: 'id', DEMO_SIGN_IN: 'true' }, false],
  ])('AUTH-3 let a demo gardener in with %j: %s', (environment, open) => {
    expect(isDemoOpen(readSettings(signInSettings, environment))).toBe(open);
  });
});
