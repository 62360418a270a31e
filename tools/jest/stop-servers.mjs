/** Jest's tear-down of what start-engines.mjs or start-product.mjs started. */
export { stopServers as default } from './provide-servers.mjs';
