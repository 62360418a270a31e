import { runService } from '@planted/service-kit';
import { communityService } from './index';

await runService(communityService);
