import { z } from 'zod';
import { pageAsked, trackedSection } from '../account-export';
import { activity } from '../activity';
import { dashboard } from '../dashboard';
import { gardenRow } from '../garden';
import { gardenAnalytics } from '../garden-analytics';
import { fetchGardenActivitiesCall, fetchGardenAnalyticsCall } from '../http/activities';
import { fetchDashboardCall, fetchManagerPlantsCall, fetchSeasonCall } from '../http/gardens';
import { fetchLayoutCall } from '../http/layout';
import { defineQuery, nothing } from '../message';
import { uuid } from '../text';

/** The actor's gardens, oldest first. */
export const fetchGardensQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-gardens',
  input: nothing,
  output: z.array(gardenRow),
});

/** The plants of the actor's gardens, or of one, with plant record and growth today. */
export const fetchGardenPlantsQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-garden-plants',
  input: fetchManagerPlantsCall.request,
  output: fetchManagerPlantsCall.answer,
});

/** What the dashboard shows of the actor's gardens and plants. */
export const fetchDashboardQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-dashboard',
  input: fetchDashboardCall.request,
  output: dashboard,
});

/** The actor's activities, newest first, at most 100. */
export const fetchRecentActivitiesQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-recent-activities',
  input: nothing,
  output: z.array(activity),
});

/** The activities of one of the actor's gardens. */
export const fetchGardenActivitiesQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-garden-activities',
  input: fetchGardenActivitiesCall.request,
  output: fetchGardenActivitiesCall.answer,
});

export const fetchGardenAnalyticsQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-garden-analytics',
  input: fetchGardenAnalyticsCall.request,
  output: gardenAnalytics,
});

/** A part of one list of the actor's; its rows are those of `trackedSections`. */
export const exportTrackedQuery = defineQuery({
  service: 'tracking',
  name: 'export-tracked',
  input: pageAsked.extend({ section: trackedSection }),
  output: z.object({ rows: z.array(z.unknown()), next: uuid.nullable() }),
});

/** One garden as it stands, with the version of its layout. */
export const fetchLayoutQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-layout',
  input: fetchLayoutCall.request,
  output: fetchLayoutCall.answer.shape.data,
});

/** The plantings of the actor's gardens in time. */
export const fetchSeasonQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-season',
  input: fetchSeasonCall.request,
  output: fetchSeasonCall.answer.shape.data,
});
