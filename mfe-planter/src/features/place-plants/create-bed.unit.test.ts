import { createPlanter } from '../../planter/create-planter';
import { gardenPlot } from '../../planter/garden-plot';
import { chosen, receivedPlot } from '../../testing/gardens';
import { pressKey } from './bed-keys';
import { createBed, describeCell, REFUSED_MS } from './create-bed';

const plot = gardenPlot(receivedPlot());

function given() {
  let ids = 0;
  const planter = createPlanter({
    plots: [plot],
    kept: null,
    newId: () => `p${(ids += 1)}`,
    newSeed: () => 1,
  });
  planter.addToGarden(plot.draftId, [chosen('tomato', 2, 2), chosen('carrot', 1)]);
  const removed: string[] = [];
  const bed = createBed(planter, plot, (name) => removed.push(name));
  const asked = { colors: [] as string[], putBack: 0 };
  const press = (...keys: string[]) => {
    for (const key of keys)
      pressKey(
        bed,
        plot,
        { key, ctrlKey: false, metaKey: false },
        { onColor: (id) => asked.colors.push(id), onPutBack: () => (asked.putBack += 1) },
      );
  };
  const standing = () => planter.layoutOf(plot.draftId).placements.map(({ id, x, y }) => [id, x, y]);
  return { planter, bed, press, asked, removed, standing };
}

const tomato = { kind: 'plant', plantId: 'tomato' } as const;
const carrot = { kind: 'plant', plantId: 'carrot' } as const;

describe('dragging', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('PLT-4 plants where the pointer is and ends the drag', () => {
    const { bed, standing } = given();
    bed.take(tomato, 'drag');
    bed.pointAt({ x: 1.5, y: 0.4 });
    bed.drop();
    expect(standing()).toEqual([['p1', 1, 0]]);
    expect(bed.get().held).toBeNull();
  });

  it('PLT-4 ignores an invalid drop and shows it for 300 ms', () => {
    const { bed, standing } = given();
    bed.take(tomato, 'drag');
    bed.pointAt({ x: 3.5, y: 0.5 });
    bed.drop();
    expect(standing()).toEqual([]);
    expect(bed.get().refused).toEqual({ x: 3, y: 0, width: 2, height: 2 });
    jest.advanceTimersByTime(REFUSED_MS - 1);
    expect(bed.get().refused).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(bed.get().refused).toBeNull();
  });

  it('PLT-4 changes nothing when it ends beside the bed', () => {
    const { bed, standing } = given();
    bed.take(tomato, 'drag');
    bed.pointAt({ x: 0.5, y: 0.5 });
    bed.pointAt(null);
    bed.drop();
    expect(standing()).toEqual([]);
    expect(bed.get()).toMatchObject({ held: null, refused: null });
  });

  it('PLT-4 takes nothing of which none is left', () => {
    const { bed } = given();
    bed.take(carrot, 'drag');
    bed.pointAt({ x: 0.5, y: 0.5 });
    bed.drop();
    expect(bed.take(carrot, 'drag')).toBe(false);
    expect(bed.get().held).toBeNull();
  });

  it('moves a plant by the cell it is held by', () => {
    const { bed, standing } = given();
    bed.take(tomato, 'drag');
    bed.pointAt({ x: 0.5, y: 0.5 });
    bed.drop();
    bed.take({ kind: 'placement', id: 'p1' }, 'drag', { x: 1, y: 1 });
    bed.pointAt({ x: 3.2, y: 1.9 });
    bed.drop();
    expect(standing()).toEqual([['p1', 2, 0]]);
  });
});

describe('what is shown about neighbors', () => {
  const reason = 'Late blight jumps from one to the other.';
  const facts = {
    density: new Map([['carrot', 16]]),
    companions: { tomato: [{ id: 'carrot', relation: 'bad', reason, evidence: 'tradition' }] },
  } as const;

  it('PLT-4 is shown while carrying, and with its reason when planting', () => {
    const { bed, press, planter } = given();
    bed.learn(facts);
    bed.take(tomato, 'keys');
    press('Enter', 'Escape');
    bed.take(carrot, 'keys');
    press('ArrowRight', 'ArrowRight');
    expect(describeCell(plot, planter, bed.get(), facts)).toBe('Row 1, column 3: fits. Bad beside tomato.');
    press('Enter');
    expect(bed.get().said).toContain(`Bad beside tomato: ${reason} Garden lore, not tested.`);
    expect(describeCell(plot, planter, bed.get(), facts)).toBe(
      'Row 1, column 3: carrot, 16 plants in 1 square. Bad beside tomato.',
    );
  });
});

describe('the keyboard', () => {
  it('PLT-4 carries a plant with the arrows, stopping at the edges, and plants it with Enter', () => {
    const { bed, press, standing, planter } = given();
    bed.take(tomato, 'keys');
    press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp');
    expect(describeCell(plot, planter, bed.get())).toBe('Row 1, column 3: fits');
    press('Enter');
    expect(standing()).toEqual([['p1', 2, 0]]);
    expect(bed.get().said).toBe('tomato planted at row 1, column 3. 1 left to place.');
  });

  it('keeps what is left in hand, reports why it does not fit, and puts it back with Escape', () => {
    const { bed, press, standing, asked, planter } = given();
    bed.take(tomato, 'keys');
    press('Enter', 'Enter');
    expect(standing()).toHaveLength(1);
    expect(bed.get().said).toContain('does not fit at row 1, column 1: that spot is taken');
    press('ArrowRight', 'ArrowRight', 'ArrowDown');
    expect(describeCell(plot, planter, bed.get())).toBe(
      'Row 2, column 3: does not fit, part of it would be off the soil',
    );
    press('Escape');
    expect(bed.get().held).toBeNull();
    expect(asked.putBack).toBe(1);
  });

  it('PLT-5 opens the colors with Enter and removes the whole plant with Delete', () => {
    const { bed, press, asked, removed, standing } = given();
    bed.take(tomato, 'keys');
    press('Enter', 'Escape', 'ArrowRight', 'ArrowDown', 'Enter');
    expect(asked.colors).toEqual(['p1']);
    press('Delete');
    expect(standing()).toEqual([]);
    expect(removed).toEqual(['tomato']);
    expect(bed.get().said).toBe('tomato removed. 2 left to place.');
  });

  it('picks a plant up with M and sets it down elsewhere', () => {
    const { bed, press, standing } = given();
    bed.take(carrot, 'keys');
    press('Enter', 'm', 'End', 'Enter');
    expect(standing()).toEqual([['p1', 3, 0]]);
  });

  it('names what stands at each cell', () => {
    const { bed, press, planter } = given();
    press('End', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(describeCell(plot, planter, bed.get())).toBe('Row 3, column 4: no soil');
    press('Home');
    expect(describeCell(plot, planter, bed.get())).toBe('Row 3, column 1: free soil');
  });
});
