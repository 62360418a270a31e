import type { StepKind } from '@planted/season';

/** What is done in a step: an instruction, with the kind's name behind it. */
const ACTS: Readonly<Record<StepKind, string>> = {
  'sow-indoors': 'Sow indoors:',
  sow: 'Sow',
  'plant-out': 'Plant out',
  'first-harvest': 'First harvest:',
  'last-harvest': 'Last harvest:',
  'first-bloom': 'First bloom:',
  'last-bloom': 'Last bloom:',
  clear: 'Clear',
};

/** 'Sow Bush Bean', 'First harvest: Snap Pea' */
export const actOf = (kind: StepKind, name: string): string => `${ACTS[kind]} ${name}`;

const DUE: Readonly<Record<StepKind, string>> = {
  'sow-indoors': 'sow indoors',
  sow: 'sow',
  'plant-out': 'plant out',
  'first-harvest': 'first harvest',
  'last-harvest': 'last harvest',
  'first-bloom': 'first bloom',
  'last-bloom': 'last bloom',
  clear: 'clear',
};

const DONE: Readonly<Record<StepKind, string>> = {
  'sow-indoors': 'sown indoors',
  sow: 'sown',
  'plant-out': 'planted out',
  'first-harvest': 'first harvested',
  'last-harvest': 'last harvested',
  'first-bloom': 'in bloom',
  'last-bloom': 'bloom over',
  clear: 'cleared',
};

/** 'sow' or, where it is done, 'sown'. */
export const wordsOfStep = (kind: StepKind, isDone: boolean): string => (isDone ? DONE[kind] : DUE[kind]);
