import { z } from 'zod';
import {
  fetchCompanionPlantsCall,
  fetchFillerPlantsCall,
  fetchOrganicPestControlPlantsCall,
  fetchPollinatorPlantsCall,
} from '../http/algorithm';
import { fetchRotationFactsCall, fetchSeasonFactsCall, fetchVarietiesCall } from '../http/catalog';
import { defineQuery, nothing } from '../message';
import { plant } from '../plant';
import { plantRead } from '../table-read';

/** The whole plant table by plant_name ascending. */
export const readPlantsQuery = defineQuery({
  service: 'catalogue',
  name: 'read-plants',
  input: nothing,
  output: z.array(plant),
});

/** Some rows and columns of the plant table, and how many rows there are. */
export const selectPlantsQuery = defineQuery({
  service: 'catalogue',
  name: 'select-plants',
  input: plantRead,
  output: z.object({ rows: z.array(z.record(z.string(), z.unknown())), count: z.number().int().nullable() }),
});

/** Plants of at most 2 × 2 feet that fill what is left free. */
export const fetchFillerPlantsQuery = defineQuery({
  service: 'catalogue',
  name: 'fetch-filler-plants',
  input: fetchFillerPlantsCall.request,
  output: fetchFillerPlantsCall.answer,
});

/** The relations of the plants asked for, by their ids. */
export const fetchCompanionPlantsQuery = defineQuery({
  service: 'catalogue',
  name: 'fetch-companion-plants',
  input: fetchCompanionPlantsCall.request,
  output: fetchCompanionPlantsCall.answer,
});

/** Plants that keep pests away. */
export const fetchOrganicPestControlPlantsQuery = defineQuery({
  service: 'catalogue',
  name: 'fetch-organic-pest-control-plants',
  input: fetchOrganicPestControlPlantsCall.request,
  output: fetchOrganicPestControlPlantsCall.answer,
});

/** Plants that feed pollinators. */
export const fetchPollinatorPlantsQuery = defineQuery({
  service: 'catalogue',
  name: 'fetch-pollinator-plants',
  input: fetchPollinatorPlantsCall.request,
  output: fetchPollinatorPlantsCall.answer,
});

/** When and how every kind is grown. */
export const fetchSeasonFactsQuery = defineQuery({
  service: 'catalogue',
  name: 'fetch-season-facts',
  input: fetchSeasonFactsCall.request,
  output: fetchSeasonFactsCall.answer,
});

/** The rules of rotation, and what they ask of every kind. */
export const fetchRotationFactsQuery = defineQuery({
  service: 'catalogue',
  name: 'fetch-rotation-facts',
  input: fetchRotationFactsCall.request,
  output: fetchRotationFactsCall.answer,
});

/** The varieties of the catalog's plants. */
export const fetchVarietiesQuery = defineQuery({
  service: 'catalogue',
  name: 'fetch-varieties',
  input: fetchVarietiesCall.request,
  output: fetchVarietiesCall.answer,
});
