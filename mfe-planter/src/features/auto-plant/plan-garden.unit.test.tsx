import { runAutoPlanting } from '@planted/auto-planting';
import { EMPTY_LAYOUT, pin, place } from '../../layout/layout';
import { clearPreview, showPreview } from '../../layout/proposal';
import type { PlanningChoice } from '../../planter/plan-report';
import { catalogueRow } from '@planted/contracts/testing';
import { chosen } from '../../testing/gardens';
import { placementsOf, planningInput } from './plan-garden';
import { NO_PLANNING_DATA } from './planning-data';

const bed = [
  [1, 1],
  [1, 1],
] as const;
const conditions = {
  soilType: 'Loamy',
  hardiness: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Medium',
} as const;
const plot = { matrix: bed, conditions };
const now = '2026-05-21T08:00:00.000Z';
const choice: PlanningChoice = {
  algorithm: 'maximize-yield',
  preset: 'user',
  options: { maximizeYieldPlantingVariance: 0 },
  seed: 3,
  keepsPlaced: true,
};
const run = { choice, now };
const bedCell = { x: 0, y: 0, width: 1, height: 1 };
const layout = { ...EMPTY_LAYOUT, plants: [chosen('carrot', 3), chosen('squash', 1, 2)] };

describe('planning a garden', () => {
  it('PLT-6 keeps what was placed by hand and asks for the rest, not counting an earlier preview', () => {
    const byHand = place(bed, layout, 'carrot', 1, 1, 'a');
    const previewed = showPreview(
      byHand,
      placementsOf(runAutoPlanting(planningInput(plot, byHand, run)), byHand, () => 'b'),
    );
    const input = planningInput(plot, previewed, run);
    expect(input.kept).toEqual([{ x: 1, y: 1, width: 1, height: 1, plantId: 'carrot', plantName: 'carrot' }]);
    expect(input.plants.map(({ id, count }) => [id, count])).toEqual([
      ['carrot', 2],
      ['squash', 1],
    ]);
  });

  it('AUTO-1 asks for all that is not pinned when what was placed may be moved', () => {
    const byHand = place(bed, place(bed, layout, 'carrot', 1, 1, 'a'), 'carrot', 0, 1, 'b');
    const moving = { ...run, choice: { ...choice, keepsPlaced: false } };
    const input = planningInput(plot, pin(byHand, 'b'), moving);
    expect(input.kept?.map(({ x, y }) => [x, y])).toEqual([[0, 1]]);
    expect(input.plants.map(({ id, count }) => [id, count])).toEqual([
      ['carrot', 2],
      ['squash', 1],
    ]);
  });

  it('reports a plant whose size is empty, and leaves out an empty variance', () => {
    const typing = { ...layout, plants: layout.plants.map((plant) => ({ ...plant, plantingWidth: null })) };
    const input = planningInput(plot, typing, {
      ...run,
      choice: { ...choice, options: { maximizeYieldPlantingVariance: null } },
    });
    expect(runAutoPlanting(input).unusedPlants.map(({ name, reason }) => [name, reason])).toEqual([
      ['carrot', 'Could not place: its width and height must be whole feet from 1 to 50'],
      ['squash', 'Could not place: its width and height must be whole feet from 1 to 50'],
    ]);
    expect(input.options).toEqual({ onlyUserSelected: true });
  });

  const basil = catalogueRow({ pollinator_friendly: true, drought_tolerance: 'low' });
  const fern = catalogueRow({ id: 'fern', plant_name: 'Fern', plant_type: 'house plant' });
  const shady = catalogueRow({
    id: 'shady',
    plant_name: 'Shady',
    sunlight: 'Full Shade',
    soil_type: ['Clay'],
    hardiness_zones: ['10a'],
    hardiness_range: '10a-11b',
  });
  const data = { ...NO_PLANNING_DATA, catalogue: [basil, fern, shady], fillers: [basil, fern, shady] };

  it('PLT-6 Use user selected plants offers no others', () => {
    const input = planningInput(plot, layout, { ...run, data });
    expect([input.fillerPlants, input.options?.onlyUserSelected]).toEqual([[], true]);
    expect(input.plants.map(({ id }) => id)).toEqual(['carrot', 'squash']);
  });

  it('PLT-6 Use a mix of everything offers what suits the garden, and it is there with a color of its own', () => {
    const asked = { ...run, choice: { ...choice, preset: 'mix' as const }, data };
    const input = planningInput(plot, layout, asked);
    expect(input.fillerPlants?.map(({ id }) => id)).toEqual(['basil-sweet']);
    expect(input.options?.onlyUserSelected).toBe(false);
    const result = {
      plants: [{ plantId: basil.id, plantName: 'Sweet Basil', role: 'filler' as const, ...bedCell }],
    };
    const { planned, offered } = placementsOf(result, layout, () => 'a', data.catalogue);
    const shown = showPreview(layout, { planned, offered });
    expect(shown.plants.map(({ plantId, isOffered }) => [plantId, isOffered])).toEqual([
      ['carrot', undefined],
      ['squash', undefined],
      ['basil-sweet', true],
    ]);
    expect(shown.placements[0]?.color).toBe(offered[0]?.color);
    expect(clearPreview(shown).plants).toEqual(layout.plants);
  });

  it('PLT-6 Use random plants leaves the chosen ones and takes others that suit, the same for the same seed', () => {
    const asked = { ...run, choice: { ...choice, preset: 'random' as const }, data };
    const input = planningInput(plot, layout, asked);
    expect(input.plants.map(({ id, count }) => [id, count])).toEqual([['basil-sweet', 4]]);
    expect(planningInput(plot, layout, asked)).toEqual(input);
  });

  it('REA-9 hands on how the bed lies, and what a gardener must know of a plant', () => {
    const corn = catalogueRow({
      id: 'corn',
      scientific_name: 'Zea mays var. everta',
      sunlight: 'Full Sun',
      mature_height: 78,
    });
    const growth = new Map([[corn.id, { support: 'trellis', spreads: 'runners' } as const]]);
    const own = { ...layout, plants: [chosen('corn', 4), chosen('carrot', 1)] };
    const input = planningInput(plot, own, {
      ...{ now, choice: { ...choice, north: 'left' as const } },
      data: { ...NO_PLANNING_DATA, catalogue: [corn], growth },
    });
    expect(input.site).toEqual({ north: 'left' });
    const facts = {
      matureHeight: 78,
      lovesSun: true,
      isWindPollinated: true,
      climbs: true,
      spreads: 'runners',
    };
    expect(input.plants[0]).toMatchObject(facts);
    // Of what could not be loaded nothing is claimed.
    expect(input.plants[1]).not.toHaveProperty('climbs');
    expect(planningInput(plot, own, run).site).toEqual({ north: undefined });
  });

  it('hands on what the algorithms must know of a plant', () => {
    const own = { ...layout, plants: [chosen(basil.id, 1)] };
    const [asked] = planningInput(plot, own, { ...run, data }).plants;
    expect(asked).toMatchObject({ isPollinatorFriendly: true, droughtTolerance: 'low', waterFrequency: 3 });
  });
});
