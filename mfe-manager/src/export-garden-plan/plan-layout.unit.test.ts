import type { Matrix } from '@planted/garden-domain';
import { type Box, layoutPlan } from './plan-layout';
import { CORNERS, planOptionsFor } from './plan-options';
import { MAX_CANVAS_SIDE, pixelRatioFor } from './plan-scale';

const kind = (n: number) => ({ id: `k${n}`, name: `Kind ${n}`, imageUrl: null, color: '#aac62f', count: 1 });
const planOf = (columns: number, rows: number, kinds = 5) => ({
  matrix: Array.from({ length: rows }, () => Array(columns).fill(1)) as Matrix,
  plants: [],
  kinds: Array.from({ length: kinds }, (_, n) => kind(n)),
  caption: '',
});
const options = { ...planOptionsFor('Kitchen Bed'), subtext: 'Spring' };
const ends = ({ x, y, width, height }: Box) => [x + width, y + height] as const;
const overlap = (a: Box, b: Box) =>
  a.x < ends(b)[0] && b.x < ends(a)[0] && a.y < ends(b)[1] && b.y < ends(a)[1];

describe('the layout of a plan', () => {
  it.each([
    [1, 1],
    [25, 25],
    [50, 50],
    [1, 50],
    [50, 1],
  ])(
    'MAN-9 has everything of a bed of %i × %i on the picture, one thing beside the other',
    (columns, rows) => {
      for (const watermarkCorner of CORNERS) {
        const { width, height, watermark, frame, bed, ...layout } = layoutPlan(planOf(columns, rows), {
          ...options,
          watermarkCorner,
        });
        const { title, subtext, caption, legend, footer } = layout;
        const boxes = [title, subtext, frame, caption, ...legend, footer].flatMap((box) => box ?? []);
        expect(boxes).toHaveLength(10);
        for (const box of boxes) {
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
          expect(ends(box)[0]).toBeLessThanOrEqual(width + 0.01);
          expect(ends(box)[1]).toBeLessThanOrEqual(height);
        }
        for (const [at, box] of boxes.entries())
          expect(boxes.slice(at + 1).some((other) => overlap(box, other))).toBe(false);
        expect(overlap(frame, bed)).toBe(true);
        expect(watermark && overlap(watermark, bed)).toBe(false);
      }
    },
  );

  it('MAN-9 keeps no room for what is not shown', () => {
    const whole = layoutPlan(planOf(4, 4), options);
    const bare = layoutPlan(planOf(4, 4), {
      ...options,
      ...{ title: ' ', subtext: '', showsFooter: false, showsWatermark: false },
    });
    expect([bare.title, bare.subtext, bare.footer, bare.watermark]).toEqual([null, null, null, null]);
    expect(bare.height).toBeLessThan(whole.height - 100);
  });

  it('MAN-9 has 2 pixels for one, and fewer where a side would be longer than 16,384', () => {
    expect(pixelRatioFor(layoutPlan(planOf(50, 50, 182), options))).toBe(2);
    const huge = layoutPlan(planOf(50, 50, 2500), options);
    const ratio = pixelRatioFor(huge);
    expect(ratio).toBeLessThan(2);
    expect(Math.floor(huge.height * ratio)).toBeLessThanOrEqual(MAX_CANVAS_SIDE);
  });

  it('MAN-9 opens with the first 50 characters of a name, never half of one', () => {
    expect(planOptionsFor('x'.repeat(80)).title).toHaveLength(50);
    expect(planOptionsFor(`${'x'.repeat(49)}🌱`).title).toBe('x'.repeat(49));
  });
});
