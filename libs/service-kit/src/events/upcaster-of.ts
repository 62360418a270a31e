import { createUpcaster, type OpenEvents, type Upcaster } from '@planted/event-sourcing';
import type { ServiceDefinition } from '../service-definition';

/** Reads every event type that these services know between them; `open` opens what stands sealed in events. */
export const upcasterOf = (
  services: readonly Pick<ServiceDefinition, 'readings'>[],
  open: OpenEvents,
): Upcaster => createUpcaster(Object.assign({}, ...services.map(({ readings }) => readings)), open);
