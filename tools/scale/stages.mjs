/**
 * What an event passes through until a screen can show it, and how many of them each takes in a second: measured on two
 * cores that PostgreSQL, NATS and the load shared (docs/scale.md names the benches).
 *
 * @typedef {'commit' | 'relay' | 'read model'} StageName
 * @typedef {{ name: StageName, rate: number }} Stage
 */

/** @type {readonly Stage[]} */
export const STAGES = [
  { name: 'commit', rate: 3_000 },
  { name: 'relay', rate: 18_000 },
  { name: 'read model', rate: 18_000 },
];
