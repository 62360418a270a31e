import type { DueStep } from './garden-work';

/** What is done in a step that a gardener is asked for. */
export type AskedStep = DueStep['kind'] | 'harvest';

/** What to do, such as 'Sow Bush Bean indoors'; without a name 'Sow indoors'. */
export function whatToDo(kind: AskedStep, plantName: string | null): string {
  const name = plantName === null ? '' : ` ${plantName}`;
  switch (kind) {
    case 'sow-indoors':
      return `Sow${name} indoors`;
    case 'sow':
      return `Sow${name}`;
    case 'plant-out':
      return `Plant out${name}`;
    case 'harvest':
      return `Harvest${name}`;
    case 'clear':
      return `Clear${name}`;
  }
}
