import { type Day, nameOfDay, toText } from '@planted/season';
import {
  type DueStep,
  type GardenWork,
  nextStep,
  type Outlook,
  outlookWords,
  type PlannedGarden,
  type ReadyPlans,
  seasonStepPath,
  tipsOf,
  whatToDo,
  workOf,
} from '@planted/season-plan';
import { nameOfGarden, squaresWords } from '../gardens/planted-garden';
import type { NextTask, PlantOutlook, SeasonGarden, SeasonWork, StepTask } from './season-work';

const yearOf = (day: Day): number => Number(toText(day).slice(0, 4));

/** What the plans of gardens say of today. */
export function seasonWorkOf({ gardens, known }: Pick<ReadyPlans, 'gardens' | 'known'>): SeasonWork {
  const year = yearOf(known.today);
  const works = gardens.map((each: PlannedGarden) => workOf(each, known));
  const ripe = works.flatMap(({ harvests }) => harvests.map(({ plants }) => plants));
  return {
    gardens: works.map((work) => gardenOf(work, year)),
    ready: ripe.reduce((sum, plants) => sum + plants, 0),
    outlooks: new Map(
      works.flatMap(({ outlooks }) =>
        [...outlooks].flatMap(([id, outlook]) => {
          const shown = shownAs(outlook, year);
          return shown ? [[id, shown] as const] : [];
        }),
      ),
    ),
    tips: tipsOf(gardens, known),
    next: nextOf(gardens, known),
  };
}

function nextOf(gardens: ReadyPlans['gardens'], known: ReadyPlans['known']): NextTask | undefined {
  const next = nextStep(gardens, known);
  if (!next) return undefined;
  const what = whatToDo(next.kind, next.plantName);
  return {
    words: `${what.charAt(0).toLowerCase()}${what.slice(1)}, ${nameOfDay(next.day, yearOf(known.today))}`,
    picture: known.plants.get(next.plantId)?.plant_image_url,
  };
}

function gardenOf({ garden, steps, ...work }: GardenWork, year: number): SeasonGarden {
  const name = nameOfGarden(garden.name);
  return {
    id: garden.id,
    name,
    isPlanned: work.isPlanned,
    steps: steps.map((due) => taskOf(due, garden.id, name, year)),
    harvests: work.harvests,
    undated: work.undated,
    hasEnded: work.hasEnded,
    holdsEnded: [...work.outlooks.values()].some(({ kind }) => kind === 'ended'),
  };
}

function taskOf(due: DueStep, gardenId: string, garden: string, year: number): StepTask {
  const { kind, plantId, plantName, plantings, between, squares, day, isOverdue, why } = due;
  const [first] = plantings;
  const where = `${squaresWords(squares)} in ${garden}${between ? `, ${between}` : ''}.`;
  return {
    id: [gardenId, plantId, kind, day, ...(between ? [first?.id] : [])].join('-'),
    what: whatToDo(kind, plantName),
    why: isOverdue ? `Overdue since ${nameOfDay(day, year)}. ${where}` : `${where} ${why}`.trim(),
    isOverdue,
    href: first ? seasonStepPath({ planting: first.id, kind }) : '/season',
    due,
  };
}

/** How a plant's card shows it; null for what the log says better. */
function shownAs(outlook: Outlook, year: number): PlantOutlook | null {
  const words = outlookWords(outlook, year);
  if (words === null) return null;
  const shown = { status: 'planted', stage: null, harvestOn: null, words } as const;
  switch (outlook.kind) {
    case 'growing':
      return { ...shown, harvestOn: toText(outlook.from), blooms: outlook.blooms, hasEnded: false };
    case 'ripe':
      return { ...shown, status: 'harvestable', blooms: false, hasEnded: false };
    case 'in-bloom':
      return { ...shown, stage: 'In bloom', blooms: true, hasEnded: false };
    case 'resting':
      return { ...shown, stage: 'Resting', blooms: outlook.blooms, hasEnded: false };
    case 'ended':
      return { ...shown, stage: 'Ended', blooms: outlook.by === 'bloom', hasEnded: true };
    case 'picked':
      return null;
  }
}
