/**
 * A mutation: a fault injected into the sources, which the oracle must catch; and the places where most of them are.
 */

/**
 * @typedef {object} Change
 * @property {string} file of the sources
 * @property {string} from occurs there once
 * @property {string} to
 *
 * @typedef {object} Mutation
 * @property {string} name what the product does then
 * @property {import('./oracle.mjs').Fault} caught as
 * @property {readonly Change[]} changes
 * @property {readonly string[]} services that are built with it
 * @property {readonly import('./faults.mjs').Fault[]} [faults] without which it does not show
 */

/** The services that append and follow events. */
export const ALL = ['identity', 'gardens', 'catalogue', 'tracking', 'community'];
export const EVENTS = 'libs/event-sourcing/src';
