import { createUpcaster, type DecryptEvents, type Upcaster } from '@planted/event-sourcing';
import type { ServiceDefinition } from '../service-definition';

/** Reads every event type that these services know between them; `decrypt` decrypts what is encrypted in events. */
export const upcasterOf = (
  services: readonly Pick<ServiceDefinition, 'upcasters'>[],
  decrypt: DecryptEvents,
): Upcaster => createUpcaster(Object.assign({}, ...services.map(({ upcasters }) => upcasters)), decrypt);
