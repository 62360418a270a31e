import { catalogueService } from '@planted/catalogue';
import { communityService } from '@planted/community';
import { gardensService } from '@planted/gardens';
import { identityService } from '@planted/identity';
import type { ServiceDefinition } from '@planted/service-kit';
import { trackingService } from '@planted/tracking';

/** All services of the product. */
export const services: readonly ServiceDefinition[] = [
  identityService,
  catalogueService,
  gardensService,
  trackingService,
  communityService,
];
