import { toDay, toText } from '../calendar/day';
import { almanacOf } from '../testing/plantings';
import { nextStart } from './next-start';

const startOf = (plantId: string, from: string, place = 'Vienna') =>
  nextStart(almanacOf(place), plantId, { season: 2027, style: 'open', from: toDay(from) });

describe('TIM-4 the next start of what is not grown within a season', () => {
  it('TIM-4 is in fall for what is planted then, as long as that is not over', () => {
    const garlic = startOf('garlic', '2027-01-01');
    expect(garlic?.overwinters).toBe(true);
    expect(toText(garlic?.from ?? 0)).toMatch(/^2027-(09|10|11)-/);
    expect(garlic?.last).toBeGreaterThan(garlic?.from ?? 0);
    expect(startOf('garlic', '2027-12-31')).toBeNull();
  });

  it('TIM-4 is in the season for a perennial, from the day on which the ground is asked for', () => {
    const asparagus = startOf('asparagus', '2027-01-01');
    expect(asparagus?.overwinters).toBe(false);
    expect(toText(asparagus?.from ?? 0)).toMatch(/^2027-/);
    const later = (asparagus?.from ?? 0) + 3;
    expect(startOf('asparagus', toText(later))?.from).toBe(later);
  });

  it('TIM-4 is not asked for what is grown within a season', () => {
    expect(startOf('bean-bush', '2027-01-01')).toBeNull();
  });
});
