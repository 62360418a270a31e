import type { LayoutChangeRequest, PlacedPlant, Refusal } from '@planted/contracts';
import { refuse } from '@planted/event-sourcing';
import {
  eventAmountProblem,
  isDoneDay,
  isFixedDay,
  isWateringDay,
  type LayoutChange,
  type LayoutChangeProblem,
  MAX_COMING_PER_GARDEN,
  type RefusedChange,
} from '@planted/garden-domain';
import type { ChangeLayout } from './garden-command';
import { type GardenDecision, invalid, plantNotFound } from './garden-decision';
import type { ExistingGarden } from './garden-state';
import { matrixFrom } from './layout-history';

interface ReadChanges {
  readonly changes: readonly LayoutChange<PlacedPlant>[];
  readonly at: readonly number[];
}

/** The changes in the words of the domain, and where each stands in the act; the refusal of one that names a day or a kind that cannot be. */
export function readChanges(garden: ExistingGarden, command: ChangeLayout): ReadChanges | GardenDecision {
  const read: LayoutChange<PlacedPlant>[] = [];
  const at: number[] = [];
  for (const [index, change] of command.changes.entries()) {
    if (!isOfLayout(change)) continue;
    const known = readChange(garden, change, `changes.${index}`, command);
    if ('ok' in known) return known;
    at.push(index);
    read.push(known);
  }
  return { changes: read, at };
}

type LayoutPart = Exclude<LayoutChangeRequest, { type: 'settings' | 'ignore-rotation' | 'heed-rotation' }>;

const isOfLayout = (change: LayoutChangeRequest): change is LayoutPart =>
  change.type !== 'settings' && change.type !== 'ignore-rotation' && change.type !== 'heed-rotation';

function readChange(
  garden: ExistingGarden,
  change: LayoutPart,
  field: string,
  { plants, today }: ChangeLayout,
): LayoutChange<PlacedPlant> | GardenDecision {
  switch (change.type) {
    case 'place': {
      const kind = plants({ name: '', plantId: change.plantId });
      if (!kind) return invalid(`${field}.plantId`, `${change.plantId} is not a known plant`);
      const { id, x, y, width, height, plantsPerSquare = null, after, under } = change;
      const color = (change.color ?? kind.accent_color).toLowerCase();
      const plantName = kind.plant_name;
      const planting = { id, plantId: kind.id, plantName, x, y, width, height, color, plantsPerSquare };
      const relations = { ...(after !== undefined && { after }), ...(under !== undefined && { under }) };
      return { type: 'place', planting, ...relations };
    }
    case 'end': {
      if (!isWateringDay(change.day, today))
        return invalid(`${field}.day`, 'must be today or a date in the past year');
      if (change.harvest && !garden.plants.some(({ id }) => id === change.id))
        return refuse(plantNotFound(`${field}.id`));
      const noAmount = eventAmountProblem('harvested', change.harvest?.value ?? null);
      if (noAmount) return invalid(`${field}.harvest.value`, noAmount);
      return { ...change, cause: change.cause?.trim() || null };
    }
    case 'fix-step':
      return change.day === null || isFixedDay(change.day, today)
        ? change
        : invalid(`${field}.day`, 'must be a date from the past year to ten years from now');
    case 'do-step':
      return change.day === null || isDoneDay(change.day, today)
        ? change
        : invalid(`${field}.day`, 'must be today or a date in the past year');
    case 'recolor':
      return { ...change, color: change.color.toLowerCase() };
    case 'reshape': {
      const { turns, shiftX: x, shiftY: y } = change;
      return { type: 'reshape', turns, shift: { x, y }, matrix: matrixFrom(change.matrix) };
    }
    default:
      return change;
  }
}

const sentences: Record<Exclude<LayoutChangeProblem, 'not-there' | 'no-predecessor' | 'no-host'>, string> = {
  'id-in-use': 'is already the id of another planting',
  'no-bed': 'the ground of a bed can be changed once in an act',
  'not-planted': 'is not in the ground yet',
  'too-many': `a garden can have at most ${MAX_COMING_PER_GARDEN} plantings to come`,
  ring: 'would come after itself',
  size: 'must be 1 to 50 whole feet wide and high',
  outside: 'reaches outside the garden',
  'not-plantable': 'covers ground that is not plantable',
  occupied: 'overlaps another plant',
};

/** What stands in the way of a good request is a conflict; what can be nowhere is not. */
const INVALID: ReadonlySet<LayoutChangeProblem> = new Set([
  'size',
  'no-bed',
  'ring',
  'not-planted',
  'too-many',
]);

/** The refusal of a change, by where it stands in the request. */
export function refusalFor(refused: RefusedChange, { changes }: ChangeLayout): Refusal {
  const { index, problem, id, by } = refused;
  if (problem === 'not-there') return plantNotFound(`changes.${index}.id`);
  if (problem === 'no-predecessor') return plantNotFound(`changes.${index}.after`);
  if (problem === 'no-host') return plantNotFound(`changes.${index}.under`);
  const change = changes[index];
  const part = change?.type === 'reshape' ? 'matrix' : fieldOf(problem, change?.type);
  const field = `changes.${index}${part === undefined ? '' : `.${part}`}`;
  const current = id === undefined ? {} : { current: { id, ...(by !== undefined && { by }) } };
  const code = INVALID.has(problem) ? 'invalid' : 'conflict';
  return { code, field, message: `${field}: ${sentences[problem]}`, ...current };
}

function fieldOf(
  problem: LayoutChangeProblem,
  type: LayoutChangeRequest['type'] | undefined,
): string | undefined {
  if (problem === 'not-planted') return type === 'end' ? 'how' : 'step';
  return FIELD_OF[problem];
}

const FIELD_OF: Partial<Record<LayoutChangeProblem, string>> = {
  'id-in-use': 'id',
  size: 'width',
  ring: 'after',
};
