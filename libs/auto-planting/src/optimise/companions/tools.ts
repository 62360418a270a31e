import type { BestPlan } from './best-plan';
import type { Dice } from './dice';
import type { Draft } from './draft';
import type { Ground } from './ground';
import type { Group } from './group';
import type { Targets } from './targets';

/** What a step works with. It changes the ground only by what loses no more than its threshold. */
export interface Tools {
  readonly ground: Ground;
  readonly best: BestPlan;
  readonly draft: Draft;
  readonly group: Group;
  readonly targets: Targets;
  readonly dice: Dice;
}

/** Some plant. There must be one. */
export const anyPlant = ({ ground, dice }: Tools): number =>
  ground.planned[dice.below(ground.count)] as number;
