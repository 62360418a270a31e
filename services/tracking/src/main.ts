import 'reflect-metadata';
import { runService } from '@planted/service-kit';
import { trackingService } from './tracking.service';

await runService(trackingService);
