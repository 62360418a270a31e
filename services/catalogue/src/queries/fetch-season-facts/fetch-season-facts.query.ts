import { fetchSeasonFactsQuery } from '@planted/contracts';
import { requestFor } from '@planted/service-kit';

/** Asks when and how every kind is grown. */
export class FetchSeasonFactsQuery extends requestFor(fetchSeasonFactsQuery) {}
