import { toDay } from '../calendar/day';
import { calendarDay } from '../calendar/season-day';
import { catalog } from '../testing/catalog';
import { almanacOf, planAt, planting } from '../testing/plantings';

/**
 * What gardeners of these places know, as their advisers print it: University of Minnesota (Duluth), Idaho (Boise), Georgia
 * (Atlanta), California (San Diego), Alaska (Anchorage), Hawaii (Honolulu) extension calendars, the RHS (London), AGES and
 * garden calendars of Vienna, Canterbury's 'tomatoes after Show Day' (Christchurch), Norwegian lists for the north
 * (Tromsø), highland practice (Nairobi, Quito). From general knowledge, to the half month.
 */
type Check = readonly [
  plant: string,
  place: string,
  says: 'open' | 'closed' | 'picked',
  ...days: readonly string[],
];

const CHECKS: readonly Check[] = [
  // Tomatoes wait for warm nights, and ripen in high summer.
  ['tomato-cherry', 'London', 'closed', '04-06', '04-20', '05-10'],
  ['tomato-cherry', 'London', 'open', '06-05'],
  ['tomato-cherry', 'London', 'picked', '07-20', '08-31'],
  ['tomato-cherry', 'Vienna', 'closed', '04-08', '04-25'],
  ['tomato-cherry', 'Vienna', 'open', '05-18'],
  ['tomato-cherry', 'Vienna', 'picked', '07-01', '08-05'],
  ['tomato-cherry', 'Duluth', 'closed', '05-15'],
  ['tomato-cherry', 'Duluth', 'open', '06-15'],
  ['tomato-cherry', 'Duluth', 'picked', '08-05', '09-05'],
  ['tomato-cherry', 'Boise', 'closed', '04-20', '05-05'],
  ['tomato-cherry', 'Atlanta', 'closed', '03-20', '04-05'],
  ['tomato-cherry', 'Atlanta', 'open', '04-25'],
  ['tomato-cherry', 'Atlanta', 'picked', '06-10', '07-10'],
  ['tomato-cherry', 'San Diego', 'open', '03-15', '05-01'],
  ['tomato-cherry', 'Christchurch', 'closed', '09-30', '10-25'],
  ['tomato-cherry', 'Christchurch', 'open', '11-20'],
  ['tomato-cherry', 'Christchurch', 'picked', '01-15', '02-28'],
  ['tomato-cherry', 'Honolulu', 'open', '01-15', '07-15', '11-15'],
  ['tomato-cherry', 'Nairobi', 'open', '09-15', '03-15'],
  ['tomato-cherry', 'Tromsø', 'closed', '06-15', '07-15'],
  ['tomato-cherry', 'Anchorage', 'closed', '05-20'],
  // Beans, squash, cucumbers and corn come up in warm soil only.
  ['bean-bush', 'London', 'closed', '04-06', '04-28'],
  ['bean-bush', 'London', 'open', '06-01', '07-01'],
  ['bean-bush', 'Vienna', 'closed', '04-15'],
  ['bean-bush', 'Vienna', 'open', '05-20'],
  ['bean-bush', 'Duluth', 'closed', '05-10'],
  ['bean-bush', 'Atlanta', 'open', '05-01'],
  ['zucchini', 'London', 'closed', '04-15'],
  ['zucchini', 'Vienna', 'open', '05-20'],
  ['cucumber', 'London', 'closed', '04-20'],
  ['corn-sweet', 'London', 'closed', '04-10'],
  ['corn-sweet', 'London', 'open', '05-20'],
  ['corn-sweet', 'Atlanta', 'open', '04-25'],
  ['pepper-bell', 'Vienna', 'closed', '05-01'],
  ['pepper-bell', 'Atlanta', 'open', '05-05'],
  ['okra', 'Atlanta', 'open', '05-10'],
  ['sweet-potato', 'Atlanta', 'open', '05-05'],
  ['sweet-potato', 'London', 'closed', '05-15', '06-15'],
  ['watermelon', 'Anchorage', 'closed', '06-15'],
  ['basil', 'London', 'closed', '04-15'],
  // Peas and other cool crops: early, not in heat.
  ['pea-garden', 'Atlanta', 'open', '02-15', '03-10'],
  ['pea-garden', 'Atlanta', 'closed', '06-01', '07-01', '07-20'],
  ['pea-garden', 'Atlanta', 'picked', '04-15', '05-25'],
  ['pea-garden', 'Duluth', 'open', '05-01'],
  ['pea-garden', 'Duluth', 'closed', '03-20'],
  ['pea-garden', 'London', 'open', '03-15', '04-15'],
  ['pea-garden', 'Boise', 'open', '04-01'],
  ['pea-garden', 'Boise', 'closed', '06-15'],
  ['spinach', 'Atlanta', 'closed', '06-15', '07-15'],
  ['spinach', 'Atlanta', 'open', '02-20', '09-25'],
  ['spinach', 'Honolulu', 'closed', '07-15'],
  ['spinach', 'Honolulu', 'open', '12-15'],
  ['lettuce-leaf', 'Atlanta', 'closed', '07-01'],
  ['lettuce-leaf', 'Vienna', 'open', '04-01', '08-15'],
  ['lettuce-leaf', 'Nairobi', 'open', '07-15'],
  ['lettuce-leaf', 'Christchurch', 'open', '09-20', '02-15'],
  ['potato', 'London', 'open', '04-01'],
  ['potato', 'Duluth', 'open', '05-15'],
  ['potato', 'Duluth', 'closed', '04-01'],
  ['potato', 'Anchorage', 'open', '05-25'],
  ['potato', 'Tromsø', 'open', '06-01'],
  ['potato', 'Christchurch', 'open', '09-20'],
  ['carrot', 'Anchorage', 'open', '05-20'],
  ['carrot', 'Tromsø', 'open', '05-25'],
  ['kale-curly', 'Tromsø', 'open', '06-01'],
  ['cabbage-green', 'Anchorage', 'open', '05-25'],
  // Light and warmth end fall sowings before frost does.
  ['carrot', 'London', 'closed', '09-01', '09-20'],
  ['carrot', 'London', 'open', '07-10'],
  ['radish', 'London', 'closed', '10-15'],
  ['radish', 'London', 'open', '08-25'],
  ['radish', 'Duluth', 'closed', '10-01'],
  ['bean-bush', 'London', 'closed', '08-25'],
  ['daikon', 'Atlanta', 'open', '09-07'],
  ['rutabaga', 'Duluth', 'open', '06-20'],
  // What rests through winter ripens by spring's warmth.
  ['garlic', 'Duluth', 'open', '10-05'],
  ['garlic', 'Duluth', 'picked', '07-10', '08-10'],
  ['garlic', 'Boise', 'picked', '06-20', '07-25'],
  ['garlic', 'Atlanta', 'picked', '05-20', '06-25'],
  ['garlic', 'London', 'picked', '06-20', '07-25'],
  ['garlic', 'Vienna', 'picked', '06-20', '07-25'],
  ['garlic', 'Christchurch', 'picked', '12-10', '01-25'],
  ['garlic', 'Anchorage', 'picked', '07-25', '08-25'],
  ['garlic', 'Honolulu', 'closed', '11-01'],
  ['tulip', 'London', 'open', '11-25'],
  ['tulip', 'London', 'picked', '04-01', '05-10'],
  ['tulip', 'San Diego', 'closed', '11-15'],
  // Fruit and perennials by warmth, give or take three weeks.
  ['strawberry-june', 'London', 'picked', '05-25', '06-25'],
  ['strawberry-june', 'Atlanta', 'picked', '04-20', '05-25'],
  ['strawberry-june', 'Duluth', 'picked', '06-15', '07-10'],
  ['strawberry-june', 'Vienna', 'picked', '05-20', '06-15'],
  ['strawberry-june', 'Christchurch', 'picked', '11-15', '12-15'],
  ['asparagus', 'London', 'picked', '04-10', '05-05'],
  ['asparagus', 'Vienna', 'picked', '04-05', '05-01'],
  ['asparagus', 'Duluth', 'picked', '05-05', '05-31'],
  ['rhubarb', 'London', 'picked', '04-01', '05-05'],
  ['cherry-sweet', 'Vienna', 'picked', '06-10', '07-15'],
  ['raspberry-red', 'London', 'picked', '06-20', '07-25'],
  ['raspberry-red', 'Anchorage', 'picked', '07-25', '09-05'],
  ['plum', 'Atlanta', 'picked', '06-01', '07-10'],
  ['plum', 'London', 'picked', '07-20', '08-31'],
  ['apple-dwarf', 'London', 'picked', '08-05', '09-20'],
  ['apple-dwarf', 'Honolulu', 'closed', '03-01'],
  ['blueberry-highbush', 'Boise', 'picked', '06-25', '07-25'],
  ['lemon-meyer', 'Duluth', 'closed', '06-15'],
  ['lemon-meyer', 'San Diego', 'open', '04-15'],
  ['lemon-meyer', 'London', 'closed', '06-15'],
  ['fig', 'Anchorage', 'closed', '06-15'],
  ['rosemary', 'Duluth', 'open', '06-01'],
  ['dahlia', 'London', 'closed', '04-20'],
];

/** Whether anything can be started in the garden, in the open, on a day of any year. */
function isOpen(plant: string, place: string, day: string): boolean {
  const { windows, ground } = almanacOf(place).modelOf(plant, 'open');
  const asked = toDay(`2027-${day}`);
  return windows.ways.some((way) =>
    [2025, 2026, 2027].some(
      (season) =>
        asked >= calendarDay(season, ground.hemisphere, way.from) &&
        asked <= calendarDay(season, ground.hemisphere, way.to),
    ),
  );
}

/** Whether its first harvest or bloom is between two days of a year. */
function isPicked(plant: string, place: string, from: string, to: string): boolean {
  const [planned] = planAt(place, [planting('one', plant)], toDay('2027-07-01'));
  const first = planned?.steps.find(({ kind }) => kind === 'first-harvest' || kind === 'first-bloom');
  if (!first) return false;
  return [2027, 2028, 2029, 2030, 2031].some((year) => {
    const end = to < from ? year + 1 : year;
    return first.day >= toDay(`${year}-${from}`) && first.day <= toDay(`${end}-${to}`);
  });
}

describe('SEA-3 planting times as gardeners of the place know them', () => {
  it.each(CHECKS)('%s in %s is %s: %s', (plant, place, says, ...days) => {
    if (says === 'picked') {
      const [from = '', to = ''] = days;
      expect(isPicked(plant, place, from, to)).toBe(true);
    } else {
      expect(days.map((day) => [day, isOpen(plant, place, day)])).toEqual(
        days.map((day) => [day, says === 'open']),
      );
    }
  });

  it('every plant of the checks is in the catalog', () => {
    expect(CHECKS.length).toBeGreaterThanOrEqual(60);
    expect(CHECKS.filter(([plant]) => !catalog.has(plant))).toEqual([]);
  });
});
