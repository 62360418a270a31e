import {
  fetchCompanionPlantsCall,
  fetchCompanionPlantsQuery,
  fetchFillerPlantsCall,
  fetchFillerPlantsQuery,
  fetchOrganicPestControlPlantsCall,
  fetchOrganicPestControlPlantsQuery,
  fetchPollinatorPlantsCall,
  fetchPollinatorPlantsQuery,
  fetchRotationFactsCall,
  fetchRotationFactsQuery,
  fetchSeasonFactsCall,
  fetchSeasonFactsQuery,
  fetchVarietiesCall,
  fetchVarietiesQuery,
} from '@planted/contracts';
import { asIs, passOn } from '../edge/pass-on';

/** The calls that are one message to the service catalogue. */
export const catalogueCalls = [
  passOn(fetchVarietiesCall, fetchVarietiesQuery, asIs),
  passOn(fetchRotationFactsCall, fetchRotationFactsQuery, asIs),
  passOn(fetchSeasonFactsCall, fetchSeasonFactsQuery, asIs),
  passOn(fetchCompanionPlantsCall, fetchCompanionPlantsQuery, asIs),
  passOn(fetchFillerPlantsCall, fetchFillerPlantsQuery, asIs),
  passOn(fetchOrganicPestControlPlantsCall, fetchOrganicPestControlPlantsQuery, asIs),
  passOn(fetchPollinatorPlantsCall, fetchPollinatorPlantsQuery, asIs),
];
