import { toText } from '../calendar/day';
import { almanacOf } from '../testing/plantings';

/** First and last day of a perennial's harvest or bloom in the season of 2027. */
function season(plant: string, place: string): string[] {
  const span = almanacOf(place).modelOf(plant, 'open').harvestSeason(2027);
  return span ? [toText(span.from), toText(span.to)] : [];
}

describe('SEA-3 harvests of perennials', () => {
  it('come with warmth: earlier in Atlanta than in Duluth', () => {
    const [atlanta = '', duluth = ''] = ['Atlanta', 'Duluth'].map(
      (place) => season('raspberry-red', place)[0],
    );
    expect(atlanta < '2027-06-15').toBe(true);
    expect(duluth > '2027-07-05').toBe(true);
  });

  it('last until frost where they do elsewhere, also after a long summer', () => {
    expect(season('rose', 'Atlanta')[1]).toMatch(/^2027-11/);
    expect(season('mint', 'Duluth')[1]).toMatch(/^2027-(09|10)/);
  });

  it('wait for the short days of fall, however warm the summer was', () => {
    const [from = ''] = season('aster', 'Atlanta');
    expect(from > '2027-07-25').toBe(true);
  });

  it('come at the end of the season for what is dug then', () => {
    expect(season('jerusalem-artichoke', 'Duluth')[0]).toMatch(/^2027-(09|10)/);
  });

  it('are none where summers are too cool', () => {
    expect(season('grape-table', 'Tromsø')).toEqual([]);
  });
});
