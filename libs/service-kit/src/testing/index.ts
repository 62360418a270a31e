export { catalogueStandIn } from './catalogue-stand-in';
export { asGardener, asGuest } from './contexts';
export { examplePlant } from '@planted/contracts/testing';
export { startServices, type TestServices, type TestServicesOptions } from './start-services';
export { personalDataStandIn } from './personal-data-stand-in';
export { createTestDatabase, type TestDatabase } from './test-database';
