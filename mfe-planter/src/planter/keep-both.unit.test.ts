import { chosen, receivedPlot } from '../testing/gardens';
import { createPlanter } from './create-planter';
import { gardenPlot } from './garden-plot';
import { gardensApart, keepBoth } from './keep-both';
import { parsePersistedPlanter } from './planter-draft';

const plot = gardenPlot(receivedPlot());
const { draftId } = plot;

function open(plots = [plot]) {
  let ids = 0;
  return createPlanter({ plots, kept: null, newId: () => `p${(ids += 1)}`, newSeed: () => 7 });
}
type Planter = ReturnType<typeof open>;
const persisted = (planter: Planter) => parsePersistedPlanter(planter.toKeep());
const places = (planter: Planter) => planter.layoutOf(draftId).placements.map(({ x, y }) => [x, y]);

function planted(...spots: readonly (readonly [number, number])[]): Planter {
  const planter = open();
  planter.addToGarden(draftId, [chosen('carrot', 4)]);
  for (const [x, y] of spots) planter.place(draftId, 'carrot', x, y);
  return planter;
}

describe('the planter of two tabs', () => {
  it('shows what the other has planted', () => {
    const [here, there] = [open(), planted([0, 0], [1, 0])];
    expect(here.adopt(persisted(there))).toBe(true);
    expect(places(here)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(gardensApart(persisted(here), persisted(there))).toEqual([]);
  });

  it('keeps both layouts of a garden that both have planted: Undo leads to the other', () => {
    const [here, there] = [planted([0, 0]), planted([2, 1])];
    expect(gardensApart(persisted(here), persisted(there))).toEqual([draftId]);
    here.adopt(keepBoth(persisted(here), persisted(there)));
    expect(places(here)).toEqual([[0, 0]]);
    here.undo(draftId);
    expect(places(here)).toEqual([[2, 1]]);
  });

  it('keeps the gardens that only one of them has planted', () => {
    const other = { ...gardenPlot(receivedPlot()), draftId: '00000000-0000-4000-8000-000000000009' };
    const [here, there] = [planted([0, 0]), open([other])];
    there.addToGarden(other.draftId, [chosen('carrot', 1)]);
    const both = keepBoth(persisted(here), persisted(there));
    expect([...both.gardens.keys()].toSorted()).toEqual([draftId, other.draftId].toSorted());
    here.adopt(both);
    expect(here.toKeep().gardens.get(other.draftId)?.history.present.plants).toHaveLength(1);
  });

  it('is told that a garden was saved, and can save its own layout instead', () => {
    const [here, there] = [planted([0, 0]), planted([2, 1])];
    there.markSaved(draftId);
    here.plant(draftId);
    expect(gardensApart(persisted(here), persisted(there))).toEqual([draftId]);
    here.adopt(keepBoth(persisted(here), persisted(there)));
    expect(here.get()).toMatchObject({ planting: draftId });
    expect(here.get().gardens.get(draftId)?.isSaved).toBe(false);
    here.adopt(persisted(there));
    expect(here.get().gardens.get(draftId)?.isSaved).toBe(true);
    expect(here.get().planting).toBeNull();
  });

  it('changes nothing while a garden is on its way to the server', () => {
    const [here, there] = [planted([0, 0]), planted([2, 1])];
    here.startSaving(draftId);
    expect(here.adopt(persisted(there))).toBe(false);
    expect(places(here)).toEqual([[0, 0]]);
  });
});
