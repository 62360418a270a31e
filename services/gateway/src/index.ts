export { type Gateway, type GatewayOptions, startGateway } from './start-gateway';
