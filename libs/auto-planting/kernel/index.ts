// What src/optimize/companions/companion-kernel.ts calls, in this order: `layOut`; fill in what `arrayAt` tells;
// `prepare`; `keep` and `plant`; `begin`; then search.

import * as bestPlan from './best-plan';
import { below, seedDice } from './dice';
import { newDraft } from './draft';
import { newField, pressKept } from './field';
import * as ground from './ground';
import { columns, rows } from './ground';
import { newGroup } from './group';
import * as kinds from './kinds';
import { at, newArray } from './memory';
import { STEP_KINDS, SUBSTITUTE, tryStep } from './steps';

/** [step]: how often each kind of step is tried, in thousandths. */
let mix: usize = 0;

export function layOut(width: i32, height: i32, kindCount: i32, cellBudget: i32): void {
  kinds.newKinds(kindCount);
  ground.newGround(width, height, cellBudget);
  mix = newArray(STEP_KINDS);
}

/** Where an array begins, in the order of `ARRAYS` in companion-kernel.ts. */
export function arrayAt(array: i32): usize {
  switch (array) {
    case 0:
      return kinds.widths;
    case 1:
      return kinds.heights;
    case 2:
      return kinds.limits;
    case 3:
      return kinds.worth;
    case 4:
      return ground.cover;
    case 5:
      return mix;
    case 6:
      return ground.planned;
    case 7:
      return ground.kinds;
    case 8:
      return ground.lefts;
    default:
      return ground.tops;
  }
}

/** @param perPlant units that a plant is worth without neighbors */
export function prepare(perPlant: i32): void {
  kinds.readKinds();
  newField(columns, rows, perPlant);
}

/** A plant that stays where it is: what it is worth to a kind, in units per third of falloff. */
export function keep(width: i32, height: i32, x: i32, y: i32, kind: i32, perThird: i32): void {
  pressKept(width, height, x, y, kind, perThird, columns, rows);
}

/** There must be room. */
export function plant(kind: i32, x: i32, y: i32): void {
  ground.add(kind, x, y);
}

/** What is planted is where the search begins. */
export function begin(seed: i32): void {
  seedDice(seed);
  newDraft();
  newGroup();
  bestPlan.newBestPlan();
}

/** Makes so many steps, each of which loses no more than the threshold; none once the best plan has a value. */
export function search(steps: i32, threshold: i32, enough: i32): void {
  for (let i = 0; i < steps && bestPlan.bestTotal < enough; i++)
    if (tryStep(ground.count > 0 ? stepByChance() : SUBSTITUTE, threshold)) bestPlan.changed();
}

/** Makes one step of a kind; there must be a plant. */
export function step(kind: i32, threshold: i32): bool {
  if (!tryStep(kind, threshold)) return false;
  bestPlan.changed();
  return true;
}

/** Leaves the ground with the best plan. */
export function restoreBest(): void {
  bestPlan.restore();
}

export function bestTotal(): i32 {
  return bestPlan.bestTotal;
}

export function total(): i32 {
  return ground.total;
}

export function count(): i32 {
  return ground.count;
}

/** The first kind of step, exchange, is what the others leave. */
function stepByChance(): i32 {
  let draw = below(1000);
  for (let kind = 1; kind < STEP_KINDS; kind++) {
    draw -= at(mix, kind);
    if (draw < 0) return kind;
  }
  return 0;
}
