import { tallyProjection } from '../testing/tally-projection';

describe('a projection', () => {
  it('names itself, its views and the schema of each generation', () => {
    const projection = tallyProjection();
    expect(projection.id).toBe('tallying.totals');
    expect(projection.table('totals')).toBe('tallying.totals');
    expect(projection.generationSchema(3)).toBe('tallying_totals_g3');
    expect(() => projection.table('others')).toThrow('has no table others');
  });

  it.each(['Totals', 'to-tals', '1st', 'x; drop table y', ''])('refuses the name %j', (name) => {
    expect(() => tallyProjection({ name })).toThrow(RangeError);
    expect(() => tallyProjection({ tables: [name] })).toThrow(RangeError);
  });
});
