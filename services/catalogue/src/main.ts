import 'reflect-metadata';
import { runService } from '@planted/service-kit';
import { catalogueService } from './catalogue.service';

await runService(catalogueService);
