import type { GardenPlant, LayoutChangeRequest } from '@planted/contracts';
import { dayOfGardenEventNotes } from '@planted/garden-domain';
import { type DoneCommand, doneIn } from './done-commands';
import type { KeptCommand } from './kept-commands';

/** The plants of one garden. */
export interface PlantsOfGarden {
  readonly gardenId: string;
  readonly plants: readonly GardenPlant[];
}

/** The plants of a garden as they are once what waits is done. */
export function foldPlants<Read extends PlantsOfGarden>(read: Read, kept: readonly KeptCommand[]): Read {
  const plants = doneIn(kept).reduce<GardenPlant[]>(
    (now, done) => withDone(now, read.gardenId, done),
    [...read.plants],
  );
  return { ...read, plants };
}

function withDone(plants: GardenPlant[], gardenId: string, done: DoneCommand): GardenPlant[] {
  switch (done.call) {
    case 'water-all-plants':
      return done.input.gardenId === gardenId
        ? plants.map((one) => watered(one, done.input.wateringDate))
        : plants;
    case 'update-plant-health-rating': {
      const ratings = new Map(done.input.plantHealthUpdates.map((one) => [one.plant_id, one.health_rating]));
      return plants.map((one) => ({ ...one, health_rating: ratings.get(one.id) ?? one.health_rating }));
    }
    case 'update-planting-dates': {
      const dates = new Map(done.input.plantingDates.map((one) => [one.plant_id, one.planted_date]));
      return plants.map((one) => ({ ...one, planted_date: dates.get(one.id) ?? one.planted_date }));
    }
    case 'change-layout':
      return done.input.gardenId === gardenId ? done.input.changes.reduce(changed, plants) : plants;
    case 'add-garden-event': {
      const { action, subject, subject_id, notes } = done.input.eventDetails;
      if (action !== 'watered') return plants;
      const day = dayOfGardenEventNotes(notes ?? '') ?? done.at.slice(0, 10);
      const isMeant = ({ id }: GardenPlant) => subject_id === (subject === 'garden' ? gardenId : id);
      return plants.map((one) => (isMeant(one) ? watered(one, day) : one));
    }
    default:
      return plants;
  }
}

/** Only what is in the ground is watered, and never earlier than it was. */
function watered(plant: GardenPlant, day: string): GardenPlant {
  const isPlanned = (plant.planted_date ?? '~') > day;
  return isPlanned || (plant.last_watered ?? '') >= day ? plant : { ...plant, last_watered: day };
}

/** What comes to stand is shown once the server has it. */
function changed(plants: GardenPlant[], change: LayoutChangeRequest): GardenPlant[] {
  if (change.type === 'end') return plants.filter(({ id }) => id !== change.id);
  return plants.map((one) => ('id' in change && change.id === one.id ? { ...one, ...spotOf(change) } : one));
}

function spotOf(change: LayoutChangeRequest): Partial<GardenPlant> {
  switch (change.type) {
    case 'move':
      return { grid_x: change.x, grid_y: change.y };
    case 'resize': {
      const { x: grid_x, y: grid_y, width, height } = change;
      return { grid_x, grid_y, custom_planting_width: width, custom_planting_height: height };
    }
    case 'recolor':
      return { display_color: change.color };
    case 'count':
      return { custom_plants_per_square: change.plantsPerSquare };
    default:
      return {};
  }
}
