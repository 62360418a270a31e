export { communityService } from './community.service';
