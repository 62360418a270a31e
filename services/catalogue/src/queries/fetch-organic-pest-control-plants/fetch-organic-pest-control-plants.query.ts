import { fetchOrganicPestControlPlantsQuery } from '@planted/contracts';
import { requestFor } from '@planted/service-kit';

/** Asks for plants that keep pests away. */
export class FetchOrganicPestControlPlantsQuery extends requestFor(fetchOrganicPestControlPlantsQuery) {}
