export { type Embedded, startEmbedded } from './start-embedded';
