const { TEST_DATABASE_URL: _database, TEST_NATS_URL: _nats, ...own } = process.env;

/** A product that a load of a few gardeners on one address does not hit the limits of. @type {NodeJS.ProcessEnv} */
export const faultsEnvironment = {
  ...own,
  NODE_ENV: 'test',
  PLANTED_LOG_LEVEL: 'warn',
  SIGN_INS_PER_MINUTE: '100000',
  SAVES_PER_MINUTE: '1000000',
  CALLS_PER_MINUTE: '10000000',
};
