import { STEP_KINDS, type StepKind } from '@planted/season';

/** Which step of which planting is looked at. */
export interface ChosenStep {
  readonly planting: string;
  readonly kind: StepKind;
}

/** A step as the address of the season has it. */
export const stepParameter = ({ planting, kind }: ChosenStep): string => `${planting}:${kind}`;

/** Reads `stepParameter`; null for what is none. */
export function chosenStepOf(parameter: string | null): ChosenStep | null {
  const [, planting = '', word = ''] = /^([\w-]+):([a-z-]+)$/.exec(parameter ?? '') ?? [];
  const kind = STEP_KINDS.find((known) => known === word);
  return kind ? { planting, kind } : null;
}

/** The address of a step in the season. */
export const seasonStepPath = (step: ChosenStep): string => `/season?step=${stepParameter(step)}`;
