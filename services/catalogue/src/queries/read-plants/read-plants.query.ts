import { readPlantsQuery } from '@planted/contracts';
import { requestFor } from '@planted/service-kit';

/** Asks for the whole plant table. */
export class ReadPlantsQuery extends requestFor(readPlantsQuery) {}
