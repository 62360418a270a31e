import { fetchCompanionPlantsQuery } from '@planted/contracts';
import { requestFor } from '@planted/service-kit';

/** Asks for the relations of the plants asked for, by their ids. */
export class FetchCompanionPlantsQuery extends requestFor(fetchCompanionPlantsQuery) {}
