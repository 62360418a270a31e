export { catalogueRow } from './catalogue-row';
export { examplePlant } from './example-plant';
export { EVENTS_OF_CALLS } from './events-of-calls';
