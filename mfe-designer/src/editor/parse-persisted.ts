import {
  type GrowingConditions,
  HARDINESS_ZONES,
  MAINTENANCE_LEVELS,
  MAX_SIDE,
  SOIL_TYPES,
  SUNLIGHT_LEVELS,
} from '@planted/garden-domain';
import type { Design, Plot } from '../grid/design';
import type { Standing } from '../grid/standing';
import { type History, MAX_STEPS, type Step } from '../grid/history';
import type { Kept } from './editor-state';

/**
 * Reads what storage holds, bit by bit, so that nothing damaged or foreign comes into the editor. Written by hand:
 * the designer begins with it, and a schema library would be half of what it loads.
 * @param parseStanding reads what stands in the drawing of a saved garden; without it there is nothing
 * @throws where it is no draft of the designer
 */
export function parsePersisted(value: unknown, parseStanding?: ParseStanding): Kept {
  const { history, saved } = fieldsOf(value, 'the draft');
  if (!(saved instanceof Set) || ![...saved].every(isText)) throw new TypeError('saved is not a set of ids');
  return { history: parseHistory(history, parseStanding), saved: saved as ReadonlySet<string> };
}

export type ParseStanding = (value: unknown) => Standing;

function parseHistory(value: unknown, parseStanding?: ParseStanding): History {
  const { past, present, future } = fieldsOf(value, 'the history');
  return {
    past: parseSteps(past, parseStanding),
    present: parseDesign(present, parseStanding),
    future: parseSteps(future, parseStanding),
  };
}

function parseSteps(value: unknown, parseStanding?: ParseStanding): Step[] {
  if (!Array.isArray(value) || value.length > MAX_STEPS) throw new TypeError('the steps are not a list');
  return value.map((each) => {
    const { name, design } = fieldsOf(each, 'a step');
    if (!isText(name)) throw new TypeError('a step has no name');
    return { name, design: parseDesign(design, parseStanding) };
  });
}

/** What `Design` promises: cells are 0 or 1, plots lie on soil and not on one another. */
function parseDesign(value: unknown, parseStanding?: ParseStanding): Design {
  const { width, height, filled, plots, standing } = fieldsOf(value, 'a drawing');
  if (!isSide(width) || !isSide(height)) throw new TypeError('a side is out of range');
  if (!(filled instanceof Uint8Array) || filled.length !== width * height || filled.some((cell) => cell > 1))
    throw new TypeError('the cells do not match the size');
  if (!(plots instanceof Map)) throw new TypeError('the plots are not a map');
  const taken = new Set<number>();
  const named = new Map<string, Plot>();
  for (const [name, plot] of plots as ReadonlyMap<unknown, unknown>) {
    if (!isText(name) || name === '') throw new TypeError('a plot has no name');
    const parsed = parsePlot(plot);
    for (const cell of parsed.cells) {
      if (filled[cell] !== 1 || taken.has(cell))
        throw new TypeError(`${name} overlaps another plot or empty cells`);
      taken.add(cell);
    }
    named.set(name, parsed);
  }
  const drawn: Design = { width, height, filled, plots: named };
  return parseStanding ? { ...drawn, standing: parseStanding(standing) } : drawn;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function parsePlot(value: unknown): Plot {
  const { draftId, cells, conditions } = fieldsOf(value, 'a plot');
  if (!isText(draftId) || !UUID.test(draftId)) throw new TypeError('a plot has no id');
  if (!Array.isArray(cells) || cells.length === 0 || !cells.every(Number.isInteger))
    throw new TypeError('a plot has no cells');
  return { draftId, cells: cells as number[], conditions: parseConditions(conditions) };
}

export function parseConditions(value: unknown): GrowingConditions {
  const { soilType, hardiness, sunlight, maintenance } = fieldsOf(value, 'the conditions');
  return {
    soilType: oneOf(SOIL_TYPES, soilType),
    hardiness: oneOf(HARDINESS_ZONES, hardiness),
    sunlight: oneOf(SUNLIGHT_LEVELS, sunlight),
    maintenance: oneOf(MAINTENANCE_LEVELS, maintenance),
  };
}

function oneOf<T>(options: readonly T[], value: unknown): T {
  const option = options.find((each) => each === value);
  if (option === undefined) throw new TypeError(`${String(value)} is not a valid condition`);
  return option;
}

function fieldsOf(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${what} is missing`);
  return value as Readonly<Record<string, unknown>>;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_SIDE;
