import { eventAmountProblem } from './event-amount';

it.each([
  ['harvested', -5, 'must be more than 0'],
  ['harvested', 0, 'must be more than 0'],
  ['harvested', '-0.1', 'must be more than 0'],
  ['harvested', 1_000_001, 'must be at most 1,000,000'],
  ['harvested', '1e308', 'must be at most 1,000,000'],
  ['harvested', 'Infinity', 'must be at most 1,000,000'],
  ['watered', -5, 'must be at least 0'],
  ['watered', '-Infinity', 'must be at least 0'],
  ['fertilized', 1e308, 'must be at most 1,000,000'],
  ['soil_tested', 1e308, 'must be at most 1,000,000'],
  ['soil_tested', -1e308, 'must be at least -1,000,000'],
])('no event %s is about %s of anything', (action, amount, problem) => {
  expect(eventAmountProblem(action, amount)).toBe(problem);
});

it.each([
  ['harvested', 2.5],
  ['harvested', 1_000_000],
  ['harvested', '12'],
  ['harvested', 'a handful'],
  ['harvested', ''],
  ['harvested', null],
  ['watered', 0],
  ['watered', 'NaN'],
  ['soil_tested', 6.5],
  ['frost_protection_added', -5],
])('an event %s can be about %s', (action, amount) => {
  expect(eventAmountProblem(action, amount)).toBeUndefined();
});
