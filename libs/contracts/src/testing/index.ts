export { catalogueRow } from './catalogue-row';
export { examplePlant } from './example-plant';
export { exampleOwnKind } from './example-own-kind';
export { exampleSeasonFact } from './example-season-fact';
export { exampleVariety } from './example-variety';
export { EVENTS_OF_CALLS } from './events-of-calls';
