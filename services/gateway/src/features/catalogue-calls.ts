import {
  fetchCompanionPlantsCall,
  fetchCompanionPlantsQuery,
  fetchFillerPlantsCall,
  fetchFillerPlantsQuery,
  fetchOrganicPestControlPlantsCall,
  fetchOrganicPestControlPlantsQuery,
  fetchPollinatorPlantsCall,
  fetchPollinatorPlantsQuery,
} from '@planted/contracts';
import { asIs, passOn } from '../edge/pass-on';

/** The calls that are one message to the service catalogue. */
export const catalogueCalls = [
  passOn(fetchCompanionPlantsCall, fetchCompanionPlantsQuery, asIs),
  passOn(fetchFillerPlantsCall, fetchFillerPlantsQuery, asIs),
  passOn(fetchOrganicPestControlPlantsCall, fetchOrganicPestControlPlantsQuery, asIs),
  passOn(fetchPollinatorPlantsCall, fetchPollinatorPlantsQuery, asIs),
];
