import type { WaitingCommand } from '@planted/outbox';

interface Spot {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
}

const inWords = ({ x, y }: Spot): string | undefined =>
  x === undefined || y === undefined ? undefined : `Row ${y + 1}, column ${x + 1}`;

/** The first planting that an act in a layout is about. */
function plantingOf({ call, body }: Pick<WaitingCommand, 'call' | 'body'>): Spot | undefined {
  if (call !== 'change-layout') return undefined;
  const { changes } = JSON.parse(body) as { readonly changes: readonly Spot[] };
  return changes[0];
}

/** Where a refused act wanted its planting; undefined for any other command. */
export function spotWanted(command: WaitingCommand): string | undefined {
  const planting = plantingOf(command);
  return planting && inWords(planting);
}

/** Where it stands now, as far as the refusal tells. */
export function spotNow(command: WaitingCommand): string | undefined {
  const planting = plantingOf(command);
  const { plants = [], ended = [] } = (command.refusal?.current ?? {}) as {
    readonly plants?: readonly Spot[];
    readonly ended?: readonly Spot[];
  };
  if (!planting) return undefined;
  if (ended.some(({ id }) => id === planting.id)) return 'Not there any more';
  const now = plants.find(({ id }) => id === planting.id);
  return now && inWords(now);
}
