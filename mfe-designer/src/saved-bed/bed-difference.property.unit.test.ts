import { formatMatrix, type Matrix, NO_SEASON, parseMatrix, type PlantingSpot } from '@planted/garden-domain';
import fc from 'fast-check';
import { createEditor, type Editor } from '../editor/create-editor';
import { startHistory } from '../grid/history';
import { plantsWithoutSoil, spotOf } from '../grid/plants-on-soil';
import { bedAfterAct } from './bed-after-act';
import { type BedBase, bedDifference, drawBed, groundDifference } from './bed-difference';
import { settleBed } from './bed-rules';
import { addRow, turnDesign, withoutPlants, withSoilUnder } from './change-bed';
import { carryBetween, groundAfter, onGrid } from './ground';
import { rebaseBed } from './rebase-bed';

const gardenId = '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3aff';
const conditions = {
  soilType: 'Loamy',
  hardiness: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Medium',
} as const;
const nameOf = (plantId: string) => plantId;

const matrixOf = (text: string): Matrix => {
  const parsed = parseMatrix(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.matrix;
};

const spot = (id: string, x: number, y: number, width = 1, height = 1): PlantingSpot => ({
  ...{ id, plantId: 'carrot', x, y, width, height, color: '#aac62f', plantsPerSquare: null },
});

/** An L with a plant of 2 × 1 ft, one that grows between it (SEA-8), and two small ones. */
const base: BedBase = {
  version: 3,
  matrix: matrixOf('1,1,1,1\n1,1,0,0\n1,1,0,0'),
  standing: new Map(
    [spot('wide', 2, 0, 2, 1), spot('guest', 3, 0), spot('one', 0, 0), spot('two', 1, 2)].map((s) => [
      s.id,
      s,
    ]),
  ),
  season: { ...NO_SEASON, under: new Map([['guest', 'wide']]) },
  ended: new Map(),
  settings: { name: 'Kitchen Bed', conditions },
};

type Act = (editor: Editor) => void;
const at = fc.record({ x: fc.integer({ min: 0, max: 11 }), y: fc.integer({ min: 0, max: 11 }) });
const middle = ({ x, y }: { x: number; y: number }) => ({ x: x + 0.5, y: y + 0.5 });
const design = (editor: Editor) => editor.get().history.present;

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom('top', 'bottom', 'left', 'right').map(
    (side): Act =>
      (editor) => {
        const longer = addRow(design(editor), side as 'top');
        if (longer) editor.apply('Add a row', longer);
      },
  ),
  fc.constant<Act>((editor) => editor.apply('Turn the bed', turnDesign(design(editor)))),
  fc.tuple(fc.constantFrom('add', 'remove', 'delete', 'fill'), at).map(
    ([tool, spotAt]): Act =>
      (editor) =>
        editor.useOnce(tool as 'add', middle(spotAt)),
  ),
  fc.tuple(at, at).map(
    ([from, to]): Act =>
      (editor) => {
        editor.chooseMode('move');
        if (!editor.press(middle(from))) return;
        editor.drag([middle(to)]);
        editor.release();
      },
  ),
  fc.constant<Act>((editor) => editor.undo()),
  fc.constant<Act>((editor) => editor.redo()),
);

/** Answers the question about plants in either way. */
function answer(editor: Editor, keeps: boolean): void {
  const { losing } = editor.get();
  if (!losing) return;
  editor.stopLosing();
  const { step, plants } = losing;
  if (keeps) editor.apply(step, withSoilUnder(losing.design, plants));
  else
    editor.apply(
      step,
      withoutPlants(losing.design, plants, () => ({ how: 'failed', cause: null, day: '2026-05-27' })),
    );
}

function edited(acts: readonly (readonly [Act, boolean])[], from = base): Editor {
  const editor = createEditor({
    kept: { history: startHistory(drawBed(from, gardenId, nameOf)), saved: new Set() },
    newId: () => gardenId,
    tell: { refused: () => {}, gone: () => () => {} },
    bed: { settle: settleBed },
  });
  for (const [make, keeps] of acts) {
    make(editor);
    answer(editor, keeps);
  }
  return editor;
}

const acts = fc.array(fc.tuple(act, fc.boolean()), { maxLength: 14 });

const isOn = (plant: PlantingSpot, x: number, y: number): boolean =>
  x >= plant.x && y >= plant.y && x < plant.x + plant.width && y < plant.y + plant.height;

/** One more plant in the last square that is free, and one more between the wide one where that has room. */
function planted(bed: BedBase): BedBase {
  const squares = bed.matrix.flatMap((row, y) => row.map((cell, x) => ({ cell, x, y })));
  const inSquare = (x: number, y: number) => [...bed.standing.values()].filter((plant) => isOn(plant, x, y));
  const free = squares.findLast(({ cell, x, y }) => cell === 1 && inSquare(x, y).length === 0);
  const roomy = squares.find(
    ({ x, y }) =>
      inSquare(x, y)
        .map(({ id }) => id)
        .join() === 'wide',
  );
  const added = [
    ...(free ? [spot('new', free.x, free.y)] : []),
    ...(roomy ? [spot('between', roomy.x, roomy.y)] : []),
  ];
  const season = bed.season ?? NO_SEASON;
  return {
    ...bed,
    standing: new Map([...bed.standing, ...added.map((one) => [one.id, one] as const)]),
    season: { ...season, under: new Map([...season.under, ['between', 'wide']]) },
  };
}

describe('what a draft of a saved bed sends', () => {
  it('EDT-5 EDT-3 any drawing leads by one act to just what it shows, with every plant that is left', () => {
    fc.assert(
      fc.property(acts, (made) => {
        const drawn = design(edited(made));
        expect(plantsWithoutSoil(drawn)).toEqual([]);
        const changes = bedDifference(base, drawn, '2026-05-27');
        const after = bedAfterAct(base, changes, 4);
        expect(after).not.toBeNull();
        const carry = after?.carry;
        const ground = drawn.standing?.ground;
        if (!after || !ground) return;
        const size = { width: 4, height: 3 };
        const [row = []] = after.base.matrix;
        const next = carry
          ? groundAfter(ground, size, carry, { width: row.length, height: after.base.matrix.length })
          : ground;
        // What stands where the act leads to is what the drawing shows, square by square.
        const shown = drawn.standing?.plants.map(spotOf) ?? [];
        const led = [...after.base.standing.values()].map((plant) =>
          onGrid(plant, { width: row.length, height: after.base.matrix.length }, next),
        );
        const byId = (one: PlantingSpot, other: PlantingSpot) => one.id.localeCompare(other.id);
        expect(led.toSorted(byId)).toEqual(shown.toSorted(byId));
        const rest = { ...drawn, standing: { ...drawn.standing, ground: next } } as typeof drawn;
        expect(bedDifference(after.base, rest, '2026-05-27')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('EDT-4 a draft on a bed that others have turned and enlarged keeps its soil, and every plant has some', () => {
    fc.assert(
      fc.property(acts, acts, (made, others) => {
        const drawn = design(edited(made));
        const changed = bedAfterAct(base, bedDifference(base, design(edited(others)), '2026-05-27'), 4);
        if (!changed) throw new Error('no act');
        const theirs = { base: planted(changed.base) };
        const carry = carryBetween(base, theirs.base);
        const rebased = rebaseBed(drawn, { base, current: theirs.base, carry, nameOf });
        if (!rebased) return;
        expect(plantsWithoutSoil(rebased.design)).toEqual([]);
        const changes = bedDifference(theirs.base, rebased.design, '2026-05-27');
        const after = bedAfterAct(theirs.base, changes, 5);
        expect(after).not.toBeNull();
        // Nothing that others planted or left is gone, but for what this draft has ended.
        const mine = new Set(drawn.standing?.plants.map(({ id }) => id));
        const lost = [...theirs.base.standing.keys()].filter((id) => !after?.base.standing.has(id));
        expect(lost.filter((id) => mine.has(id) || id === 'new' || id === 'between')).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('SEA-8 EDT-4 a plant that the draft has moved leaves room for what others have put between it', () => {
    const parts: BedBase = {
      ...base,
      matrix: matrixOf('1,1,0,1'),
      standing: new Map([['wide', spot('wide', 0, 0, 2)]]),
    };
    const right: Act = (editor) => {
      editor.chooseMode('move');
      editor.press({ x: 2.5, y: 2.5 });
      editor.drag([{ x: 3.5, y: 2.5 }]);
      editor.release();
    };
    const theirs: BedBase = {
      ...parts,
      standing: new Map([...parts.standing, ['between', spot('between', 1, 0)]]),
      season: { ...NO_SEASON, under: new Map([['between', 'wide']]) },
    };
    const move = { base: parts, current: theirs, carry: carryBetween(parts, theirs), nameOf };
    const rebased = rebaseBed(design(edited([[right, true]], parts)), move);
    expect(rebased?.told).toEqual([]);
    expect(rebased?.design.standing?.plants.map(({ id, x }) => [id, x])).toEqual([
      ['wide', 3],
      ['between', 3],
    ]);
  });

  it('EDT-5 what is only moved on the grid is no change', () => {
    const editor = edited([]);
    editor.chooseMode('move');
    editor.press({ x: 2.5, y: 2.5 });
    editor.drag([{ x: 3.5, y: 3.5 }]);
    editor.release();
    expect(groundDifference(base, design(editor))).toBeNull();
    expect(bedDifference(base, design(editor), '2026-05-27')).toEqual([]);
    expect(formatMatrix(base.matrix)).toBe('1,1,1,1\n1,1,0,0\n1,1,0,0');
  });
});
