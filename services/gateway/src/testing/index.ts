export { dataRoutes } from '../data-api/serve-data-api';
export { DATA_BASE } from '../edge/wire-names';
export { authRoutes } from '../sign-in-service/auth-routes';
export type { AnyCall } from '../edge/call-request';
export { exampleRequests, type ExampleRequest } from './example-requests';
export { type Field, fieldsOf, idFieldsOf, inputSchemaOf } from './fields';
