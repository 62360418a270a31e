import 'reflect-metadata';
import { runService } from '@planted/service-kit';
import { gardensService } from './gardens.service';

await runService(gardensService);
