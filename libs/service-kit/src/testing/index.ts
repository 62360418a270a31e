export { catalogueStandIn } from './catalogue-stand-in';
export { asGardener, asGuest } from './contexts';
export { examplePlant } from '@planted/contracts/testing';
export { refusalOf } from './refusal-of';
export { startServices, type TestServices, type TestServicesOptions } from './start-services';
export { startWithEvents } from './start-with-events';
export { personalDataStandIn } from './personal-data-stand-in';
export { createTestDatabase, type TestDatabase } from './test-database';
export { type RawAnswer, sendRaw } from './send-raw';
