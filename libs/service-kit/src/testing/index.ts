export { catalogueStandIn } from './catalogue-stand-in';
export { asGardener, asGuest } from './contexts';
export { examplePlant } from '@planted/contracts/testing';
export { startServices, type TestServices, type TestServicesOptions } from './start-services';
export { createTestDatabase, type TestDatabase } from './test-database';
