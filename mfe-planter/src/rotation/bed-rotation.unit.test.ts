import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRotation, type Grown, type RotationFacts } from '@planted/rotation';
import { createBedRotation, type Ignored } from './bed-rotation';
import { spokenAdvice } from './rotation-words';

const facts: RotationFacts = JSON.parse(
  readFileSync(join(__dirname, '../../../libs/catalogue-data/data/rotation.json'), 'utf8'),
);
const kind = (id: string, family: string, more = {}) =>
  [id, { id, family, isAnnual: true, isFlower: false, isHousePlant: false, ...more }] as const;
const rotation = createRotation(
  facts,
  new Map([
    kind('tomato-cherry', 'Solanaceae'),
    kind('corn-sweet', 'Poaceae'),
    kind('lettuce-leaf', 'Asteraceae'),
    kind('fern', 'Solanaceae', { isHousePlant: true }),
  ]),
);
const gone = (plantId: string, season: number, ...squares: string[]): Grown => ({
  ...{ plantId, season, squares, troubles: [] },
});
const bedOf = (past: readonly Grown[], ignored: Readonly<Record<string, Ignored>> = {}) =>
  createBedRotation({
    rotation,
    gone: past,
    seasonOf: (id) => (id === 'of-2025' ? 2025 : 2026),
    ignoredOf: (id) => ignored[id] ?? null,
    words: { nameOf: (id) => id, nameOfSeason: String },
  });
const at = (plantId: string, x: number, id = 'one') => ({
  ...{ id, plantId, plantName: plantId, x, y: 0, width: 1, height: 1 },
});

describe('TIM-3 rotation of a bed in the planter', () => {
  it('is against a kind where its hosts stood, and only takes note elsewhere in the bed', () => {
    const bed = bedOf([gone('tomato-cherry', 2025, '0,0')]);
    expect(bed.adviceOf(at('tomato-cherry', 0))).toMatchObject({
      level: 'against',
      advice: [
        { ruleId: 'tomato-early-blight', evidence: 'trial', where: 'here', freeFrom: 2029 },
        { ruleId: 'feed-order' },
      ],
    });
    expect(bed.adviceOf(at('tomato-cherry', 3))).toMatchObject({ level: 'notice' });
    expect(bed.squaresAgainst('tomato-cherry')).toMatchObject([{ x: 0, y: 0 }]);
    expect(bed.squaresAgainst('lettuce-leaf')).toEqual([]);
  });

  it('never calls a custom bad, and says nothing of a family that was never in the bed, nor of house plants', () => {
    const bed = bedOf([gone('tomato-cherry', 2025, '0,0')]);
    expect(bed.adviceOf(at('corn-sweet', 0))).toMatchObject({
      level: 'notice',
      advice: [{ evidence: 'tradition' }],
    });
    expect(bed.adviceOf(at('lettuce-leaf', 0))).toBeUndefined();
    expect(bed.adviceOf(at('fern', 0))).toBeUndefined();
  });

  it('TIM-3 speaks of a square of its own where its host stood, else of where that stood in the bed', () => {
    const bed = bedOf([gone('tomato-cherry', 2024, '0,0'), gone('tomato-cherry', 2025, '2,0', '3,0')]);
    const squareFor = (planting: ReturnType<typeof at>) => {
      const advice = bed.adviceOf(planting)?.advice[0];
      return advice && bed.squareOf(advice, planting);
    };
    expect(squareFor({ ...at('tomato-cherry', 3), width: 2 })).toEqual({ x: 3, y: 0 });
    expect(squareFor(at('tomato-cherry', 5))).toEqual({ x: 2, y: 0 });
    expect(squareFor(at('tomato-cherry', 0))).toEqual({ x: 0, y: 0 });
  });

  it('judges a planting in its own season', () => {
    const bed = bedOf([gone('tomato-cherry', 2026, '0,0')]);
    expect(bed.adviceOf(at('tomato-cherry', 0))).toBeDefined();
    expect(bed.adviceOf(at('tomato-cherry', 0, 'of-2025'))).toBeUndefined();
  });

  it('keeps what is ignored for that planting alone, and says both aloud', () => {
    const bed = bedOf([gone('tomato-cherry', 2025, '0,0', '1,0')], {
      one: { because: 'a resistant variety', day: '2026-05-21' },
    });
    const ignored = bed.adviceOf(at('tomato-cherry', 0));
    expect(ignored).toMatchObject({ level: 'ignored', ignored: { because: 'a resistant variety' } });
    expect(spokenAdvice(ignored, bed)).toBe('Rotation ignored: a resistant variety.');
    const other = bed.adviceOf(at('tomato-cherry', 1, 'two'));
    expect(other?.level).toBe('against');
    expect(spokenAdvice(other, bed)).toBe(
      'Rotation: tomato-cherry where tomato-cherry stood in 2025. Field trial. Free again in 2029.',
    );
    expect(spokenAdvice(undefined, bed)).toBe('');
  });
});
