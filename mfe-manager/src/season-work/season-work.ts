import type { EndOfPlanting } from '@planted/garden-domain';
import type { DueStep, RipeHarvest, Tip } from '@planted/season-plan';

/** A step that is due, in words. */
export interface StepTask {
  /** Names it in a list, the same from one look to the next. */
  readonly id: string;
  /** 'Sow Bush Bean' */
  readonly what: string;
  readonly why: string;
  readonly isOverdue: boolean;
  /** The step in the season. */
  readonly href: string;
  readonly due: DueStep;
}

/** What a garden asks for today, by its plan, or by the days of packets where it has no place. */
export interface SeasonGarden {
  readonly id: string;
  readonly name: string;
  readonly isPlanned: boolean;
  readonly steps: readonly StepTask[];
  readonly harvests: readonly RipeHarvest[];
  /** Plants without a planting date to whom the plan gives no day either. */
  readonly undated: number;
  /** Nothing there is thirsty: all that is in the ground has ended. */
  readonly hasEnded: boolean;
  /** Something there has ended and still stands: the server, which knows no plan, counts it as thirsty. */
  readonly holdsEnded: boolean;
}

/** A plant as its plan has it, where that is another thing than its packet's days say. */
export interface PlantOutlook {
  readonly status: 'planted' | 'harvestable';
  /** In place of the packet's stage, such as 'Ended'; null keeps that. */
  readonly stage: string | null;
  /** The day of its first harvest or bloom, 'YYYY-MM-DD'; null where that is past. */
  readonly harvestOn: string | null;
  readonly blooms: boolean;
  readonly hasEnded: boolean;
  /** 'Ended with the frost of about November 2' */
  readonly words: string;
}

/** A step that is still to come. */
export interface NextTask {
  /** 'harvest Snap Pea, June 8' */
  readonly words: string;
  /** Its plant's drawing. */
  readonly picture: string | undefined;
}

/** What the season says of a gardener's gardens. */
export interface SeasonWork {
  readonly gardens: readonly SeasonGarden[];
  /** Plants that are ready to be picked in all gardens. */
  readonly ready: number;
  /** By the ids of plants. */
  readonly outlooks: ReadonlyMap<string, PlantOutlook>;
  /** What is near. */
  readonly tips: readonly Tip[];
  /** What is next to be done after today; undefined where nothing is. */
  readonly next: NextTask | undefined;
}

/** What is done with a step that is due. Each is one act in the garden's layout, shown at once, and can be undone. */
export interface SeasonWorkActs {
  /** `onTakenBack` takes back what was done with the step, once that is undone or was refused. */
  readonly finish: (garden: SeasonGarden, step: StepTask, onTakenBack?: () => void) => void;
  readonly clear: (garden: SeasonGarden, step: StepTask, reason: EndOfPlanting) => void;
}
