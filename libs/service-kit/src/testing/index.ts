export { asGardener, asGuest } from './contexts';
export { startServices, type TestServices, type TestServicesOptions } from './start-services';
export { createTestDatabase, type TestDatabase } from './test-database';
