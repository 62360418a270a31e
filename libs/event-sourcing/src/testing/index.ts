export { describeFrozenReadModels, type StoryEvent } from './describe-frozen-read-models';
export { eventually } from './eventually';
export { describeFrozenExamples, recorded } from './frozen-examples';
export { specify } from './given-when-then';
export { changesOfFrozen, hashOf, isFreezing, readLock, writeLock } from './lock-file';
export { createFromTemplate, type DatabaseTemplate, dropDatabase } from './database-template';
export { createTestDatabase, type TestDatabase } from './test-database';
export { createTestNats, describeWithNats, readMessages, type TestNats } from './test-nats';
export { createTcpProxy, type TcpProxy } from './tcp-proxy';
