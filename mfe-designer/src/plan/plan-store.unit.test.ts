import { createPlanStore } from './plan-store';
import { fits } from './view';

const box = { width: 900, height: 660 };

/** The designer's page: a grid whose size changes, seen through one box. */
function page(kept?: Parameters<typeof createPlanStore>[1]) {
  let grid = { width: 25, height: 25 };
  const plan = createPlanStore(() => grid, kept);
  plan.measure(box, false);
  return {
    plan,
    resize(width: number, height: number) {
      grid = { width, height };
      plan.settle();
    },
    isWhole: () => fits(plan.get().view, grid, plan.get().box),
    zoom: () => plan.get().view.zoom,
  };
}

describe('a grid of another size', () => {
  it('stays in sight as a whole where it was so, no nearer than the gardener looked', () => {
    const { resize, isWhole, zoom } = page();
    expect(zoom()).toBe(1);
    resize(50, 50);
    expect(isWhole()).toBe(true);
    resize(25, 25);
    expect(zoom()).toBe(1);
    resize(10, 10);
    expect(zoom()).toBe(1);
  });

  it('also when the box follows the grid', () => {
    const { plan, resize, isWhole, zoom } = page();
    plan.measure({ width: 900, height: 457 }, false);
    resize(25, 50);
    const low = zoom();
    plan.measure(box, false);
    expect(isWhole()).toBe(true);
    expect(zoom()).toBeGreaterThan(low);
  });

  it('stays as near as it was where only a part of it was looked at', () => {
    const { plan, resize, zoom } = page();
    plan.zoom(2);
    resize(50, 50);
    expect(zoom()).toBe(2);
  });

  it('is looked at as on the last visit', () => {
    expect(page({ zoom: 3, left: 0, top: 0, isFitted: false }).zoom()).toBe(3);
  });
});
