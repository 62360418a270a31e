export { examplePlant } from './example-plant';
