export { apiPage } from './api-page';
export { callDescriptions } from './call-descriptions';
export { describeApi } from './describe-api';
