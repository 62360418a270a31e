import type { GardenEvent, PlacedPlant, PlantCell } from '@planted/contracts';
import { specify } from '@planted/event-sourcing/testing';
import { gardenDecider } from './garden.decider';
import * as example from './garden.examples';
import type { AddGardenEvent, SavePlants } from './garden-command';
import type { SavedGarden } from './garden-state';

const { ada, bruno, kitchenBed, kitchenBedId, radish, tomato, saving, standing } = example;
const garden = specify(gardenDecider);

const gardenSaved = (changes: Partial<SavedGarden> = {}): GardenEvent => ({
  type: 'GardenSaved',
  schemaVersion: 3,
  data: { ...kitchenBed, ...changes },
});
const layoutSaved = (...plants: PlacedPlant[]): GardenEvent => ({
  type: 'LayoutSaved',
  schemaVersion: 2,
  data: { gardenId: kitchenBedId, plants },
});
const newId = (index: number) => `0e000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`;
const planting = (filled: Record<number, PlantCell>, changes: Partial<SavePlants> = {}): SavePlants => ({
  type: 'SavePlants',
  actorId: ada,
  gardenId: kitchenBedId,
  gardenWidth: 4,
  plantMap: example.plantMapOf(12, filled),
  plants: example.plants,
  newPlantId: newId,
  ...changes,
});
const watering = (changes: Partial<AddGardenEvent['happened']> = {}, actorId = ada): AddGardenEvent => ({
  type: 'AddGardenEvent',
  actorId,
  happened: {
    gardenId: kitchenBedId,
    subject: 'garden',
    subjectId: kitchenBedId,
    action: 'watered',
    value: null,
    unit: null,
    oldStatus: null,
    newStatus: null,
    notes: 'Event occurred on 2026-05-21 at 09:00',
    ...changes,
  },
});
const notFound = (field: string) => ({ code: 'not-found' as const, field, message: 'Garden not found' });

describe('saving a garden', () => {
  it('records a new garden as its actor’s', () => {
    garden.when(saving()).thenEvents(gardenSaved());
  });

  it('records nothing for a repeat with the same content', () => {
    garden.given(gardenSaved()).when(saving()).thenNothing();
  });

  it.each([
    { name: 'Herb Bed' },
    { soilType: 'Sandy' },
    { hardinessZone: '7a' },
    { sunlight: 'Full Shade' },
    { maintenance: 'High' },
    { style: 'indoor' },
    { matrix: '1,1\n1,1' },
  ] as const)('records %j as a change', (change) => {
    garden.given(gardenSaved()).when(saving(change)).thenEvents(gardenSaved(change));
  });

  it('keeps the style that a page of an earlier release does not say', () => {
    garden
      .given(gardenSaved())
      .when(saving({ style: null }))
      .thenNothing();
    const change = { style: null, name: 'Herb Bed' };
    garden
      .given(gardenSaved())
      .when(saving(change))
      .thenEvents(gardenSaved({ ...change, style: 'raised-bed' }));
    garden.when(saving({ style: null })).thenEvents(gardenSaved({ style: null }));
  });

  it('refuses another’s garden as one that is not there', () => {
    garden
      .given(gardenSaved())
      .when(saving({ ownerId: bruno, name: 'Mine now' }))
      .thenRefused(notFound('gardenId'));
  });

  it('refuses a shape in which a standing plant would not fit', () => {
    const inTheCorner = layoutSaved(
      standing(radish, {}),
      standing(tomato, { x: 2, y: 0, width: 2, height: 2 }),
    );
    garden
      .given(gardenSaved(), inTheCorner)
      .when(saving({ matrix: '1,1,1\n1,1,1' }))
      .thenRefused({
        code: 'conflict',
        field: 'matrix',
        message: 'Tomato at row 1, column 3 does not fit the new shape: remove it first, or keep the shape',
      });
  });

  it('takes a new shape that leaves every plant its ground, and keeps the plants', () => {
    const plant = standing(radish, { x: 1, y: 1 });
    const saved = { ...kitchenBed, matrix: '1,1\n1,1' };
    garden
      .given(gardenSaved(), layoutSaved(plant))
      .when(saving({ matrix: saved.matrix }))
      .thenState({
        exists: true,
        saved,
        earlierSaves: [kitchenBed],
        plants: [plant],
        growing: new Map(),
        layout: {
          version: 3,
          shapedAt: 3,
          changedAt: new Map([[plant.id, 2]]),
          endings: null,
          plans: null,
          ignored: new Map(),
          isChangedInPlace: false,
        },
        recorded: null,
      });
  });

  it('refuses what was saved before a newer save, where it may be a late repeat', () => {
    garden
      .given(gardenSaved(), gardenSaved({ name: 'Herb Bed' }))
      .when(saving({}, false))
      .thenRefused({
        code: 'conflict',
        message: 'This garden was saved with other settings since. Reload the page, then save it again.',
      });
  });

  it('takes it from a gardener who has changed their mind, and new settings from anybody', () => {
    const twice = garden.given(gardenSaved(), gardenSaved({ name: 'Herb Bed' }));
    twice.when(saving()).thenEvents(gardenSaved());
    twice.when(saving({ name: 'Roses' }, false)).thenEvents(gardenSaved({ name: 'Roses' }));
    twice.when(saving({ name: 'Herb Bed' }, false)).thenEvents();
  });
});

describe('saving the plants of a garden', () => {
  it('PLT-9 records each root cell as one plant, with its own size and color', () => {
    const big = example.square(tomato, 1, 4);
    garden
      .given(gardenSaved())
      .when(planting({ 0: example.cell(radish, { color: '#AABBCC' }), ...big }))
      .thenEvents(
        layoutSaved(
          standing(radish, { id: newId(0), color: '#aabbcc' }),
          standing(tomato, { id: newId(1), x: 1, width: 2, height: 2 }),
        ),
      );
  });

  it('REA-6 records how many grow in a square where the gardener set it, and a change of it alone', () => {
    const set = (plantsPerSquare?: number) => planting({ 0: example.cell(radish, { plantsPerSquare }) });
    const nine = standing(radish, { id: newId(0), plantsPerSquare: 9 });
    garden.given(gardenSaved()).when(set(9)).thenEvents(layoutSaved(nine));
    garden.given(gardenSaved(), layoutSaved(nine)).when(set(9)).thenNothing();
    garden
      .given(gardenSaved(), layoutSaved(nine))
      .when(set())
      .thenEvents(layoutSaved({ ...nine, plantsPerSquare: null }));
  });

  it('gives a plant without a color that of its kind', () => {
    garden
      .given(gardenSaved())
      .when(planting({ 5: example.cell(radish) }))
      .thenEvents(layoutSaved(standing(radish, { id: newId(5), x: 1, y: 1, color: '#d4365c' })));
  });

  it('keeps the id of a plant that stays at its corner, also when its size changes', () => {
    garden
      .given(gardenSaved(), layoutSaved(standing(tomato, { id: newId(77) })))
      .when(planting(example.square(tomato, 0, 4)))
      .thenEvents(layoutSaved(standing(tomato, { id: newId(77), width: 2, height: 2 })));
  });

  it('gives a new id to a plant that moved, and to another kind at the same corner', () => {
    garden
      .given(gardenSaved(), layoutSaved(standing(radish, { id: newId(77) })))
      .when(planting({ 0: example.cell(tomato), 1: example.cell(radish) }))
      .thenEvents(layoutSaved(standing(tomato, { id: newId(0) }), standing(radish, { id: newId(1), x: 1 })));
  });

  it('records an emptied garden, and nothing when it was empty before', () => {
    garden
      .given(gardenSaved(), layoutSaved(standing(radish, {})))
      .when(planting({}))
      .thenEvents(layoutSaved());
    garden.given(gardenSaved()).when(planting({})).thenNothing();
  });

  it('records nothing when the same plants stand there already', () => {
    garden
      .given(gardenSaved(), layoutSaved(standing(radish, {})))
      .when(planting({ 0: example.cell(radish) }))
      .thenNothing();
  });

  it('refuses another’s garden, and one that is not there, in the same words', () => {
    const layout = planting({ 0: example.cell(radish) }, { actorId: bruno });
    garden.given(gardenSaved()).when(layout).thenRefused(notFound('gardenId'));
    garden.when(layout).thenRefused(notFound('gardenId'));
  });
});

describe('logging what happened', () => {
  it('records it with what the gardener said', () => {
    garden
      .given(gardenSaved())
      .when(watering())
      .thenEvents({ type: 'GardenEventRecorded', schemaVersion: 2, data: watering().happened });
  });

  it('records it for a plant that stands in the garden, and refuses one that does not', () => {
    const ofPlant = watering({ subject: 'plant', subjectId: standing(radish, {}).id });
    garden
      .given(gardenSaved(), layoutSaved(standing(radish, {})))
      .when(ofPlant)
      .thenEvents({ type: 'GardenEventRecorded', schemaVersion: 2, data: ofPlant.happened });
    garden
      .given(gardenSaved(), layoutSaved(standing(radish, {})), layoutSaved())
      .when(ofPlant)
      .thenRefused({ code: 'not-found', field: 'eventDetails.subject_id', message: 'Plant not found' });
  });

  it.each([
    ['harvested', -5, 'must be more than 0'],
    ['harvested', 1e308, 'must be at most 1,000,000'],
    ['fertilized', -5, 'must be at least 0'],
    ['soil_tested', 1e308, 'must be at most 1,000,000'],
  ] as const)('refuses an event %s of %s, and names its field', (action, value, problem) => {
    const field = 'eventDetails.value';
    garden
      .given(gardenSaved())
      .when(watering({ action, value }))
      .thenRefused({ code: 'invalid', field, message: `${field}: ${problem}` });
  });

  it('takes what was measured below zero', () => {
    const happened = { ...watering().happened, action: 'frost_protection_added' as const, value: -5 };
    garden
      .given(gardenSaved())
      .when(watering(happened))
      .thenEvents({ type: 'GardenEventRecorded', schemaVersion: 2, data: happened });
  });

  it('refuses another’s garden as one that is not there', () => {
    garden.given(gardenSaved()).when(watering({}, bruno)).thenRefused(notFound('eventDetails.subject_id'));
  });
});
