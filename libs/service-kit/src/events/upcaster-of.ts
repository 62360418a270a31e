import { createUpcaster, type Upcaster } from '@planted/event-sourcing';
import type { ServiceDefinition } from '../service-definition';

/** Reads every event type that these services know between them. */
export const upcasterOf = (services: readonly Pick<ServiceDefinition, 'readings'>[]): Upcaster =>
  createUpcaster(Object.assign({}, ...services.map(({ readings }) => readings)));
