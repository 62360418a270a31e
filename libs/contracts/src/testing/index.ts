export { catalogueRow } from './catalogue-row';
export { examplePlant } from './example-plant';
