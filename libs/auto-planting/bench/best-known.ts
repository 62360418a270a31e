import type { BestKnown } from './search-best-known';

/**
 * The best plans that any search has found, to a point; `node libs/auto-planting/bench/store-results.mjs best-known`
 * searches for better ones and never lowers a value. One line of JSON each.
 */
export const bestKnown: readonly BestKnown[] = `
{"side":25,"seed":1,"value":1142200}
{"side":25,"seed":2,"value":2811800}
{"side":50,"seed":1,"value":6534500}
`
  .trim()
  .split('\n')
  .map((line): BestKnown => JSON.parse(line));
