import type { GardenEvent, PlacedPlant, Refusal } from '@planted/contracts';
import { accept, type Decider, refuse } from '@planted/event-sourcing';
import { eventAmountProblem, isGuest, layoutProblem, type Matrix, parseMatrix } from '@planted/garden-domain';
import type { AddGardenEvent, GardenCommand, PlantEntry, SaveGarden, SavePlants } from './garden-command';
import { changeGardenEvent } from './change-garden-event';
import { changeLayout } from './change-layout';
import { type GardenDecision, gardenNotFound, invalid, plantNotFound } from './garden-decision';
import { evolve } from './evolve-garden';
import { type ExistingGarden, type GardenState, noGarden, type SavedGarden } from './garden-state';
import { type MappedPlant, readPlantMap } from './plant-map';
import { seasonOf } from './season-history';
import { updatePlantHealthRating } from './update-plant-health-rating';
import { removePlants } from './remove-plants';
import { updatePlantingDates } from './update-planting-dates';
import { waterAllPlants } from './water-all-plants';

/** The rules of one garden: who may change it, what a save means, and which layouts can stand in it. */
export const gardenDecider: Decider<GardenCommand, GardenState, GardenEvent, Refusal> = {
  initialState: noGarden,
  decide(state, command) {
    switch (command.type) {
      case 'SaveGarden':
        return saveGarden(state, command);
      case 'SavePlants':
        return isOwnedBy(state, command.actorId) ? savePlants(state, command) : gardenNotFound('gardenId');
      case 'AddGardenEvent':
        return isOwnedBy(state, command.actorId)
          ? addGardenEvent(state, command)
          : gardenNotFound('eventDetails.subject_id');
      case 'UpdatePlantingDates':
        return isOwnedBy(state, command.actorId)
          ? updatePlantingDates(state, command)
          : noPlantOf(command.dates);
      case 'UpdatePlantHealthRating':
        return isOwnedBy(state, command.actorId)
          ? updatePlantHealthRating(state, command)
          : noPlantOf(command.ratings);
      case 'WaterAllPlants':
        return isOwnedBy(state, command.actorId)
          ? waterAllPlants(state, command)
          : gardenNotFound('gardenId');
      case 'RemovePlants':
        return isOwnedBy(state, command.actorId) ? removePlants(state, command) : noPlantOf(command.plants);
      case 'ChangeLayout':
        return isOwnedBy(state, command.actorId) ? changeLayout(state, command) : gardenNotFound('gardenId');
      case 'CorrectGardenEvent':
      case 'WithdrawGardenEvent':
      case 'RestoreGardenEvent':
        return isOwnedBy(state, command.actorId)
          ? changeGardenEvent(state, command)
          : gardenNotFound('garden_id');
      default:
        return command satisfies never;
    }
  },
  evolve,
};

const isOwnedBy = (state: GardenState, actorId: string): state is ExistingGarden =>
  state.exists && state.saved.ownerId === actorId;

/** Who names plants does not name their garden: what is not found is the first plant. */
const noPlantOf = ([first]: readonly PlantEntry[]): GardenDecision =>
  refuse(plantNotFound(first?.field ?? ''));

/**
 * A repeat with the same content changes nothing. What was saved before a newer save may be a repeat that comes late,
 * and is refused where its name does not tell; a drawing does not know what acts have changed in the garden since
 * (EDT-4). A new shape must leave room for the plants that stand there.
 */
function saveGarden(state: GardenState, { actorId, garden, isNamed }: SaveGarden): GardenDecision {
  if (state.exists && !isOwnedBy(state, actorId)) return gardenNotFound('gardenId');
  // Pages before this one do not say it.
  const style = garden.style ?? (state.exists ? state.saved.style : null);
  const saved: SavedGarden = { ...garden, style, ownerId: actorId };
  if (!state.exists) return accept({ type: 'GardenSaved', schemaVersion: 3, data: saved });
  if (sameGarden(state.saved, saved) && state.saved.style === style) return accept();
  if (state.layout.isChangedInPlace) {
    const message =
      'This garden was changed since you drew it here. Open it from your dashboard to change its bed.';
    return refuse({ code: 'conflict', message });
  }
  if (!isNamed && state.earlierSaves.some((earlier) => sameGarden(earlier, saved))) {
    const message = 'This garden was saved with other settings since. Reload the page, then save it again.';
    return refuse({ code: 'conflict', message });
  }
  const misfit = misfitIn(saved, state);
  if (misfit) {
    const place = `row ${misfit.y + 1}, column ${misfit.x + 1}`;
    const message = `${misfit.plantName} at ${place} does not fit the new shape: remove it first, or keep the shape`;
    return refuse({ code: 'conflict', field: 'matrix', message });
  }
  return accept({ type: 'GardenSaved', schemaVersion: 3, data: saved });
}

const sameGarden = (a: SavedGarden, b: SavedGarden): boolean =>
  a.name === b.name &&
  a.soilType === b.soilType &&
  a.hardinessZone === b.hardinessZone &&
  a.sunlight === b.sunlight &&
  a.maintenance === b.maintenance &&
  a.matrix === b.matrix;

/** Of what stands, and of what is to come: several may be on the same ground, in turns or one between the other. */
function misfitIn(saved: SavedGarden, garden: ExistingGarden): PlacedPlant | undefined {
  const matrix = matrixOf(saved);
  const spots = [...garden.plants, ...seasonOf(garden).coming.values()];
  return spots.find((spot) => layoutProblem(matrix, [spot]));
}

const matrixOf = (saved: SavedGarden): Matrix => {
  const parsed = parseMatrix(saved.matrix);
  return parsed.ok ? parsed.matrix : [];
};

/** The new layout replaces the old one; a plant of the same kind at the same corner stays the same plant. */
function savePlants(state: ExistingGarden, command: SavePlants): GardenDecision {
  const read = readPlantMap(command.plantMap, command.gardenWidth, matrixOf(state.saved), command.plants);
  if (!read.ok) return refuse(read.refusal);
  const standing = new Map(state.plants.map((plant) => [cornerOf(plant.plantId, plant), plant.id]));
  const plants = read.plants.map((mapped) =>
    placed(mapped, standing.get(cornerOf(mapped.plant.id, mapped)) ?? command.newPlantId(mapped.cell)),
  );
  const all = [...plants, ...guestsOf(state, plants)];
  if (sameLayout(state.plants, all)) return accept();
  return accept({ type: 'LayoutSaved', schemaVersion: 2, data: { gardenId: command.gardenId, plants: all } });
}

/** A map has one plant for each cell: what grows in squares of another one stays where that does. */
function guestsOf(state: ExistingGarden, plants: readonly PlacedPlant[]): PlacedPlant[] {
  const { under } = seasonOf(state);
  const stay = new Map(plants.map((plant) => [plant.id, plant]));
  return state.plants.filter((plant) => !stay.has(plant.id) && isGuest(under, plant, stay));
}

const cornerOf = (plantId: string, corner: { readonly x: number; readonly y: number }): string =>
  `${corner.x},${corner.y} ${plantId}`;

const placed = (
  { plant, x, y, width, height, color, plantsPerSquare }: MappedPlant,
  id: string,
): PlacedPlant => ({
  id,
  plantId: plant.id,
  plantName: plant.plant_name,
  x,
  y,
  width,
  height,
  color: (color ?? plant.accent_color).toLowerCase(),
  plantsPerSquare,
});

function sameLayout(before: readonly PlacedPlant[], after: readonly PlacedPlant[]): boolean {
  const known = new Map(before.map((plant) => [plant.id, plant]));
  const isSame = (plant: PlacedPlant): boolean => {
    const earlier = known.get(plant.id);
    return (
      earlier !== undefined &&
      earlier.width === plant.width &&
      earlier.height === plant.height &&
      earlier.color === plant.color &&
      earlier.plantsPerSquare === plant.plantsPerSquare
    );
  };
  return before.length === after.length && after.every(isSame);
}

function addGardenEvent(state: ExistingGarden, { happened }: AddGardenEvent): GardenDecision {
  const problem = eventAmountProblem(happened.action, happened.value);
  if (problem) return invalid('eventDetails.value', problem);
  const stands =
    happened.subject === 'garden' || state.plants.some((plant) => plant.id === happened.subjectId);
  if (stands) return accept({ type: 'GardenEventRecorded', schemaVersion: 2, data: happened });
  return refuse(plantNotFound('eventDetails.subject_id'));
}
