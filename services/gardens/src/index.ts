export { gardensService } from './gardens.service';
