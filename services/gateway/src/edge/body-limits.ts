import {
  addJournalEntryCall,
  changeLayoutCall,
  savePlantsCall,
  updatePlantingDatesCall,
} from '@planted/contracts';
import type { FastifyInstance } from 'fastify';

/** Largest body of a call, in bytes; what is larger is a gardener's, who is known before the body is read. */
export const BODY_LIMIT = 256 * 1024;

/** A plot of 50 × 50 full of small plants sends 2,500 cells of some 200 bytes, or entries of some 130. */
const LARGER_LIMITS: ReadonlyMap<string, number> = new Map([
  [savePlantsCall.path, 768 * 1024],
  [changeLayoutCall.path, 1024 * 1024],
  [updatePlantingDatesCall.path, 512 * 1024],
  // The refusal of a text that is far too long still names its field.
  [addJournalEntryCall.path, 1536 * 1024],
]);

/** Gives the calls that need it their larger limit; to be called before any route is added. */
export function limitBodies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const limit = LARGER_LIMITS.get(route.url);
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
