import { runService } from '@planted/service-kit';
import { identityService } from './index';

await runService(identityService);
