export { catalogueService } from './catalogue.service';
