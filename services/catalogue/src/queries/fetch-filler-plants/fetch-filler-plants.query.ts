import { fetchFillerPlantsQuery } from '@planted/contracts';
import { requestFor } from '@planted/service-kit';

/** Asks for plants of at most 2 × 2 feet that fill what is left free. */
export class FetchFillerPlantsQuery extends requestFor(fetchFillerPlantsQuery) {}
