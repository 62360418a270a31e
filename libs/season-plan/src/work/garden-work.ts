import type { SeasonPlanting } from '@planted/contracts';
import { type Day, type PlannedPlanting, type Planting, type Step, toText, whyStep } from '@planted/season';
import { betweenWords } from '../between';
import type { GardenPlan, Known, StoredGarden } from '../garden-plan';
import type { PlannedGarden } from '../plan-gardens';
import { type Outlook, outlookByPacket, outlookOf } from './outlook';
import { outlookWords } from './outlook-words';
import { openStarts, type Start, type StartKind } from './starts';

/** A step that is to be done now, of all plantings of a kind in a garden that have it on one day. */
export interface DueStep {
  readonly kind: StartKind | 'clear';
  readonly plantId: string;
  readonly plantName: string;
  readonly plantings: readonly SeasonPlanting[];
  /** 'between the Carrot plants', where they grow in squares of others. */
  readonly between?: string | undefined;
  /** Square feet that they cover. */
  readonly squares: number;
  /** Its day, and whether its window is over since. */
  readonly day: Day;
  readonly isOverdue: boolean;
  /** Why then, as one sentence. */
  readonly why: string;
}

/** What is ready to be picked of a kind in a garden. */
export interface RipeHarvest {
  /** One of them, the first that was ready. */
  readonly id: string;
  readonly plantId: string;
  readonly plant_name: string;
  readonly plants: number;
  /** The ids of all of them. */
  readonly plantings: readonly string[];
  readonly readyDays: number;
}

/** What a garden asks for on a day. */
export interface GardenWork {
  readonly garden: { readonly id: string; readonly name: string };
  /** It has a place; without one packets' days tell what is ripe, and nothing tells when to begin. */
  readonly isPlanned: boolean;
  readonly steps: readonly DueStep[];
  readonly harvests: readonly RipeHarvest[];
  /** Plants without a planting date to whom the plan gives no day either. */
  readonly undated: number;
  /** Everything that is in the ground there has ended: nothing is thirsty. */
  readonly hasEnded: boolean;
  /** By the ids of plantings. */
  readonly outlooks: ReadonlyMap<string, Outlook>;
}

/** A planting that stands or is to come, with all that is known of it. */
export interface PlannedRow {
  readonly stored: SeasonPlanting;
  readonly planned: PlannedPlanting;
  readonly facts: Planting;
  readonly outlook: Outlook | null;
  /** What brings it to the ground; null for what is there, or what no day is left for. */
  readonly start: Start | null;
  /** That and what is to follow before it is in the ground. */
  readonly starts: readonly Start[];
}

/** What a garden asks for today: by its plan, or by the days of its plants' packets where it has no place. */
export function workOf({ garden, plan }: PlannedGarden, known: Known): GardenWork {
  const rows = plan ? plannedRows(garden, plan, known) : [];
  const outlooks = plan
    ? rows.map(({ stored, outlook }) => ({ stored, outlook }))
    : garden.plantings.map((stored) => ({ stored, outlook: outlookByPacket(stored, known) }));
  const inGround = outlooks.filter(({ stored }) => stored.state === 'standing' && stored.plantedDay !== null);
  return {
    garden: { id: garden.id, name: garden.name },
    isPlanned: plan !== null,
    steps: plan ? stepsOf(garden, rows, plan, known) : [],
    harvests: harvestsOf(outlooks, known.today),
    undated: undatedOf(garden, rows),
    hasEnded: inGround.length > 0 && inGround.every(({ outlook }) => outlook?.kind === 'ended'),
    outlooks: new Map(outlooks.flatMap(({ stored, outlook }) => (outlook ? [[stored.id, outlook]] : []))),
  };
}

/** The plantings that stand or are to come, with their plans. */
export function plannedRows(garden: StoredGarden, plan: GardenPlan, known: Known): PlannedRow[] {
  const stored = new Map(garden.plantings.map((one) => [one.id, one]));
  return plan.planned.flatMap((planned, at) => {
    const [own, facts] = [stored.get(planned.id), plan.plantings[at]];
    const kind = own && known.plants.get(own.plantId);
    if (!own || !facts || !kind || (own.state !== 'standing' && own.state !== 'coming')) return [];
    const outlook = outlookOf(own, planned, kind, known.today);
    const starts = openStarts(own, planned, facts, plan.almanac, known.today);
    return [{ stored: own, planned, facts, outlook, start: starts[0] ?? null, starts }];
  });
}

function stepsOf(
  garden: StoredGarden,
  rows: readonly PlannedRow[],
  plan: GardenPlan,
  known: Known,
): DueStep[] {
  const between = betweenWords(garden.plantings);
  return [...startsOf(rows, plan, known, between), ...clearingsOf(rows, known, between)];
}

type Between = ReadonlyMap<string, string>;

function startsOf(
  rows: readonly PlannedRow[],
  plan: GardenPlan,
  { today }: Known,
  between: Between,
): DueStep[] {
  const due = rows.flatMap(({ stored, start }) =>
    start && start.step.day <= today ? [{ stored, step: start.step, kind: start.kind }] : [],
  );
  return grouped(due, between, ({ stored, step }) => {
    const [why] = whyStep(plan.planned, plan.plantings, stored.id, step.kind, plan.words).slice(-1);
    return why ?? '';
  });
}

const clearingsOf = (rows: readonly PlannedRow[], { today }: Known, between: Between): DueStep[] =>
  grouped(
    rows.flatMap(({ stored, planned, outlook }) => {
      const step = planned.steps.find(({ kind }) => kind === 'clear');
      return step && outlook?.kind === 'ended' ? [{ stored, step, kind: 'clear' as const, outlook }] : [];
    }),
    between,
    ({ outlook }) => `${outlookWords(outlook, Number(toText(today).slice(0, 4)))}.`,
  );

interface Found {
  readonly stored: SeasonPlanting;
  readonly step: Step;
  readonly kind: DueStep['kind'];
}

/** One task of all plantings of a kind that have the same step on the same day, those between others for themselves. */
function grouped<Row extends Found>(
  rows: readonly Row[],
  between: Between,
  whyOf: (row: Row) => string,
): DueStep[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = `${row.stored.plantId} ${row.kind} ${row.step.day} ${between.get(row.stored.id) ?? ''}`;
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { stored, step, kind } = first;
    return [
      {
        kind,
        plantId: stored.plantId,
        plantName: stored.plantName,
        plantings: group.map((row) => row.stored),
        between: between.get(stored.id),
        squares: group.reduce((sum, row) => sum + row.stored.squares, 0),
        day: step.day,
        isOverdue: kind !== 'clear' && step.state === 'overdue',
        why: whyOf(first),
      },
    ];
  });
}

function harvestsOf(rows: readonly Pick<PlannedRow, 'stored' | 'outlook'>[], today: Day): RipeHarvest[] {
  const kinds = new Map<string, RipeHarvest>();
  for (const { stored, outlook } of rows) {
    if (outlook?.kind !== 'ripe') continue;
    const readyDays = today - outlook.since;
    const before = kinds.get(stored.plantId);
    const isFirst = !before || before.readyDays < readyDays;
    kinds.set(stored.plantId, {
      id: isFirst ? stored.id : before.id,
      plantId: stored.plantId,
      plant_name: stored.plantName,
      plants: (before?.plants ?? 0) + 1,
      plantings: [...(before?.plantings ?? []), stored.id],
      readyDays: isFirst ? readyDays : before.readyDays,
    });
  }
  return [...kinds.values()];
}

/** Those that stand without a date, and to whose start the plan gives no day either. */
function undatedOf(garden: StoredGarden, rows: readonly PlannedRow[]): number {
  const dated = new Set(rows.flatMap(({ start, stored }) => (start ? [stored.id] : [])));
  return garden.plantings.filter(
    ({ id, state, plantedDay }) => state === 'standing' && plantedDay === null && !dated.has(id),
  ).length;
}
