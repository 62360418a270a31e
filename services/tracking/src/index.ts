export { trackingService } from './tracking.service';
