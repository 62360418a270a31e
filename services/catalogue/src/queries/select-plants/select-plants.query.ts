import { selectPlantsQuery } from '@planted/contracts';
import { requestFor } from '@planted/service-kit';

/** Asks for some of the plant table. */
export class SelectPlantsQuery extends requestFor(selectPlantsQuery) {}
