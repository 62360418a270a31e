import { fetchPollinatorPlantsQuery } from '@planted/contracts';
import { requestFor } from '@planted/service-kit';

/** Asks for plants that feed pollinators. */
export class FetchPollinatorPlantsQuery extends requestFor(fetchPollinatorPlantsQuery) {}
