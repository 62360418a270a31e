import { plantMapOf } from '../layout/plant-map';
import { chosen, receivedPlot } from '../testing/gardens';
import { createPlanter } from './create-planter';
import { gardenPlot } from './garden-plot';
import { type PersistedPlanter, parsePersistedPlanter } from './planter-draft';

const plot = gardenPlot(receivedPlot());
const { draftId } = plot;

function open(kept: PersistedPlanter | null = null, plots = [plot]) {
  let ids = 0;
  return createPlanter({ plots, kept, newId: () => `p${(ids += 1)}`, newSeed: () => 7 });
}
const reopened = (planter: ReturnType<typeof open>, plots = [plot]) =>
  open(parsePersistedPlanter(planter.toKeep()), plots);

describe('a planter that is kept', () => {
  it('comes back with selection, layout, colors, steps and the open workspace', () => {
    const planter = open();
    planter.addToGarden(draftId, [chosen('carrot', 2)]);
    planter.plant(draftId);
    planter.place(draftId, 'carrot', 0, 0);
    planter.recolor(draftId, 'carrot', '#fb7188');
    const again = reopened(planter);
    expect(again.get().planting).toBe(draftId);
    expect(again.layoutOf(draftId)).toEqual(planter.layoutOf(draftId));
    again.undo(draftId);
    expect(again.layoutOf(draftId).placements[0]?.color).toBe('#aac62f');
  });

  it('loses only what no longer fits when the plot was redrawn', () => {
    const planter = open();
    planter.addToGarden(draftId, [chosen('carrot', 2)]);
    planter.place(draftId, 'carrot', 0, 0);
    planter.place(draftId, 'carrot', 3, 0);
    const smaller = gardenPlot(receivedPlot({ matrix: '1,1' }));
    const again = reopened(planter, [smaller]);
    expect(again.layoutOf(draftId).placements.map(({ x, y }) => [x, y])).toEqual([[0, 0]]);
  });

  it('REA-8 keeps what stands as large as it was planted when the catalog corrects its kind', () => {
    const orchard = gardenPlot(
      receivedPlot({ matrix: Array(8).fill(Array(14).fill(1).join(',')).join('\n') }),
    );
    const planter = open(null, [orchard]);
    planter.addToGarden(draftId, [chosen('apple-dwarf', 1, 6)]);
    planter.place(draftId, 'apple-dwarf', 0, 0);
    const again = reopened(planter, [orchard]);
    again.addToGarden(draftId, [chosen('apple-dwarf', 2, 8), chosen('olive', 1, 5)]);
    const { placements } = again.layoutOf(draftId);
    expect(placements).toMatchObject([{ plantId: 'apple-dwarf', width: 6, height: 6 }]);
    const cells = plantMapOf(orchard.matrix, again.layoutOf(draftId));
    expect(cells.filter((cell) => cell?.plantingWidth === 6 && cell.plantingHeight === 6)).toHaveLength(36);
    expect(cells.filter((cell) => cell === null)).toHaveLength(14 * 8 - 36);
  });

  it('keeps the work on gardens that were not handed over this time', () => {
    const planter = open();
    planter.addToGarden(draftId, [chosen('carrot', 2)]);
    const other = gardenPlot(receivedPlot({ draftId: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3a02' }));
    const kept = reopened(planter, [other]).toKeep();
    expect(kept.gardens.get(draftId)?.history.present.plants).toHaveLength(1);
  });

  it('remembers after the finish only that its gardens are saved', () => {
    const planter = open();
    planter.addToGarden(draftId, [chosen('carrot', 2)]);
    planter.markSaved(draftId);
    const again = open(parsePersistedPlanter(planter.marksOnly()));
    expect(again.get().gardens.get(draftId)?.isSaved).toBe(true);
    expect(again.layoutOf(draftId).plants).toEqual([]);
  });

  it('refuses a draft that is not one', () => {
    expect(() => parsePersistedPlanter({ gardens: [], planting: null })).toThrow();
  });
});

describe('while a garden is being saved', () => {
  it('PLT-7 its layout stays as it was sent', () => {
    const planter = open();
    planter.addToGarden(draftId, [chosen('carrot', 2)]);
    planter.startSaving(draftId);
    planter.place(draftId, 'carrot', 0, 0);
    expect(planter.layoutOf(draftId).placements).toEqual([]);
    planter.stopSaving(draftId, 'Network error');
    planter.place(draftId, 'carrot', 0, 0);
    expect(planter.layoutOf(draftId).placements).toHaveLength(1);
  });
});

describe('typing a size', () => {
  it('PLT-3 is one step to undo, however many digits it takes', () => {
    const planter = open();
    planter.addToGarden(draftId, [chosen('carrot', 2)]);
    planter.resize(draftId, 'carrot', { plantingWidth: null });
    planter.resize(draftId, 'carrot', { plantingWidth: 1 });
    planter.resize(draftId, 'carrot', { plantingWidth: 12 });
    planter.undo(draftId);
    expect(planter.layoutOf(draftId).plants[0]?.plantingWidth).toBe(1);
    expect(planter.get().gardens.get(draftId)?.history.past).toEqual([]);
  });
});
