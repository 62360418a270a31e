/** A day in May, as docs/scale.md calculates it. Times are hours since midnight. */

/** Of all gardeners, those who do something on that day; and how many commands each of them gives. */
const ACTIVE = 0.2;
const COMMANDS = 10;

/** The evening, when most are in their gardens or back from them: around which hour, and how wide. */
const EVENING = 18.5;
const WIDTH = 1.5;
/** So that the day has its mean, and its busiest hour six times that. */
const HEIGHT = 6.06;
const REST = 1 - (HEIGHT * WIDTH * Math.sqrt(2 * Math.PI)) / 24;

/**
 * @param {number} hour
 * @returns {number} commands at that hour, as a multiple of the day's mean
 */
export const curve = (hour) => REST + HEIGHT * Math.exp(-(((hour - EVENING) / WIDTH) ** 2) / 2);

/**
 * @param {number} gardeners
 * @returns {number} commands a second, on the mean of the day
 */
export const meanRate = (gardeners) => (gardeners * ACTIVE * COMMANDS) / 86_400;

/** When the day is busiest. */
export const BUSIEST = EVENING;
