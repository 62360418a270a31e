import fc from 'fast-check';
import { denotableAt, denotePlot } from '../grid/denote';
import { type Design, emptyDesign } from '../grid/design';

/** Any design up to 9 × 9, with up to three denoted plots. */
export const arbitraryDesign: fc.Arbitrary<Design> = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain((size) =>
    fc
      .tuple(
        fc.array(fc.constantFrom(0, 1), {
          minLength: size.width * size.height,
          maxLength: size.width * size.height,
        }),
        fc.array(fc.nat(size.width * size.height - 1), { maxLength: 3 }),
      )
      .map(([filled, seeds]) =>
        seeds.reduce<Design>(
          (design, seed, index) => {
            const found = denotableAt(design, seed);
            return found.kind === 'region'
              ? denotePlot(design, `plot ${index}`, found.cells, `id-${index}`)
              : design;
          },
          { ...emptyDesign(size), filled: Uint8Array.from(filled) },
        ),
      ),
  );

export const arbitraryCell = (design: Design) => fc.nat(design.width * design.height - 1);

/** What every design promises; throws where one does not keep it. */
export function expectSound(design: Design): void {
  expect(design.filled).toHaveLength(design.width * design.height);
  const taken = new Set<number>();
  for (const { cells } of design.plots.values()) {
    expect(cells.length).toBeGreaterThan(0);
    expect([...cells]).toEqual([...cells].sort((a, b) => a - b));
    for (const cell of cells) {
      expect(design.filled[cell]).toBe(1);
      expect(taken.has(cell)).toBe(false);
      taken.add(cell);
    }
  }
}

/** The connected cells by another road than the product's: spreading until nothing is added. */
export function regionByRelaxation(design: Design, start: number): number[] {
  const { width, height, filled } = design;
  const region = new Set([start]);
  for (let grown = true; grown; ) {
    grown = false;
    for (let cell = 0; cell < width * height; cell += 1) {
      if (region.has(cell) || filled[cell] !== filled[start]) continue;
      const column = cell % width;
      const touches = [
        column > 0 && region.has(cell - 1),
        column < width - 1 && region.has(cell + 1),
        region.has(cell - width),
        region.has(cell + width),
      ].some(Boolean);
      if (touches) {
        region.add(cell);
        grown = true;
      }
    }
  }
  return [...region].sort((a, b) => a - b);
}
