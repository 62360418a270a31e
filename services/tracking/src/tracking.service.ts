import { eventSchemas } from '@planted/contracts';
import { readingsOf, type ServiceDefinition } from '@planted/service-kit';
import { FetchGardenPlants } from './queries/fetch-garden-plants/fetch-garden-plants.query-handler';
import { FetchGardens } from './queries/fetch-gardens/fetch-gardens.query-handler';
import { FetchRecentActivities } from './queries/fetch-recent-activities/fetch-recent-activities.query-handler';
import { dashboard } from './read-models/dashboard/dashboard.projection';
import { recentActivity } from './read-models/recent-activity/recent-activity.projection';
import { TrackingModule } from './tracking.module';

/** Follows what happens in gardens and answers what dashboard, garden manager and Recent Activity show. */
export const trackingService: ServiceDefinition = {
  name: 'tracking',
  module: TrackingModule,
  answers: [FetchGardens, FetchGardenPlants, FetchRecentActivities],
  projections: [dashboard, recentActivity],
  readings: readingsOf(eventSchemas),
};
