import { searchPlants } from '@planted/garden-domain';
import fc from 'fast-check';
import { catalogueFacts } from './catalogue-facts';

const { plants } = catalogueFacts();
const search = (typed: string) => searchPlants(plants, typed);
const ids = (typed: string) => search(typed).matches.map(({ plant }) => plant.id);

/** What gardeners of three continents type, and a plant they mean by it. */
const SEARCHES = `
tomatoes tomato-cherry | potatoes potato | cherries cherry-sour | berries gooseberry | radishes radish | peas pea-garden
leaves bay-laurel | beans bean-bush | carrots carrot | onions onion-bulb | peaches peach-dwarf | strawberries strawberry-june
squashes acorn-squash | leeks leek | cabbages cabbage-red | sunflowers sunflower | pansies pansy | lilies daylily
courgette zucchini | courgettes zucchini | marrow zucchini | aubergine eggplant | aubergines eggplant | coriander cilantro
beetroot beet | spring onion scallion | spring onions scallion | salad onion scallion | rocket arugula | swede rutabaga
swedes rutabaga | neeps rutabaga | sweetcorn corn-sweet | maize corn-sweet | mangetout pea-snow | broad beans fava-bean
broad bean fava-bean | french beans bean-bush | cos lettuce lettuce-romaine | gherkins cucumber-pickling
chilli pepper-cayenne | chillies pepper-jalapeno | capsicum pepper-bell | capsicums pepper-bell | sweet pepper pepper-bell
pak choi bok-choy | chinese leaf napa-cabbage | cavolo nero kale-lacinato | calabrese broccoli | spring greens collard-greens
lamb's lettuce mache | lambs lettuce mache | corn salad mache | celery root celeriac | cape gooseberry ground-cherry
camomile chamomile | catmint catnip | liquorice mint anise-hyssop | summer savoury savory-summer | parlour palm parlor-palm
michaelmas daisy aster | pot marigold calendula | heartsease pansy | sweet alison sweet-alyssum | cranesbill geranium-hardy
redcurrants currant-red | tenderstem broccolini | jalapeño pepper-jalapeno | rapunzel mache | silverbeet swiss-chard
rockmelon cantaloupe | kumara sweet-potato | choko chayote | warrigal greens new-zealand-spinach | groundnut peanut
brinjal eggplant | brinjals eggplant | baingan eggplant | bhindi okra | lady's finger okra | ladies fingers okra
shimla mirch pepper-bell | mirchi pepper-cayenne | hari mirch pepper-jalapeno | dhania cilantro | pudina mint | palak spinach
sarson mustard-greens | mooli daikon | shalgam turnip | gajar carrot | aloo potato | pyaaz onion-bulb | lahsun garlic
adrak ginger | haldi turmeric | tamatar tomato-roma | matar pea-garden | makka corn-sweet | phool gobhi cauliflower
patta gobhi cabbage-green | lobia black-eyed-pea | chaulai amaranth-greens | kheera cucumber | tarbooj watermelon
knol khol kohlrabi | genda marigold-french | tulsi basil | nimbu lime-key | anaar pomegranate | angoor grape-table
edamame soybean-edamame | soya beans soybean-edamame | cuke cucumber | string beans bean-pole
sunchoke jerusalem-artichoke | green onions scallion | collards collard-greens | swiss cheese plant monstera
coneflower coneflower-purple | echinacea echinacea-medicinal | bell peppers pepper-bell | mother-in-law's tongue snake-plant
karela bitter-gourd | lauki bottle-gourd | turai ridge-gourd | methi fenugreek | kadi patta curry-leaf | jeera cumin
manioc cassava | yuca cassava | jilo scarlet-eggplant | garbanzos chickpea | black currants currant-black | arbi taro
runner beans bean-runner | hokkaido red-kuri-squash | perilla shiso | drumsticks moringa | busy lizzies impatiens
narcissus daffodil | psb broccoli-sprouting | hispi cabbage-pointed | kai lan gai-lan | guar bean-cluster
springonion scallion | water melon watermelon | sweetpotato sweet-potato | egg plant eggplant
`
  .split(/[|\n]/)
  .map((line) => /^(.+) (\S+)$/.exec(line.trim()))
  .flatMap((parts) => (parts?.[1] && parts[2] ? [[parts[1], parts[2]] as const] : []));

/** One slip of the finger: a letter that is another, missing, twice, or swapped with the next. */
const slips = (word: string, at: number, letter: string): string[] => [
  `${word.slice(0, at)}${letter}${word.slice(at + 1)}`,
  `${word.slice(0, at)}${word.slice(at + 1)}`,
  `${word.slice(0, at)}${letter}${word.slice(at)}`,
  `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
];

describe('searching the catalog', () => {
  it('REA-7 is tried with more than a hundred other names', () =>
    expect(SEARCHES.length).toBeGreaterThan(100));

  it.each(SEARCHES)('REA-7 %s finds %s', (typed, id) => {
    expect(ids(typed)).toContain(id);
  });

  it('REA-7 finds every plant by each of its names and misspellings, in capitals too', () => {
    const lost = plants.flatMap(({ id, plant_name, other_names = [], misspelled_names = [] }) =>
      [plant_name, ...other_names, ...misspelled_names].filter(
        (name) => !ids(name.toUpperCase()).includes(id),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('REA-7 shows what matches by name first, then other names, then the family', () => {
    expect(ids('marigold').slice(0, 2)).toEqual(['marigold-french', 'calendula']);
    expect(ids('pea').slice(0, 4)).toEqual(['black-eyed-pea', 'pea-garden', 'pea-snap', 'pea-snow']);
    const mint = ids('mint');
    expect(mint[0]).toBe('mint');
    expect(mint.indexOf('anise-hyssop')).toBeLessThan(mint.indexOf('basil'));
  });

  it('REA-7 names the other name that matched, and none where the own name did', () => {
    const aliases = (typed: string) => search(typed).matches.map(({ alias }) => alias);
    expect(aliases('courgette')).toEqual(['courgette', 'yellow courgette']);
    expect(aliases('zucchini')).toEqual([undefined]);
  });

  it('REA-7 finds every plant whose name has one slip, unless another name is spelled so', () => {
    const named = plants.filter(({ plant_name }) => /^[A-Za-z]{4,}$/.test(plant_name));
    fc.assert(
      fc.property(
        fc.constantFrom(...named),
        fc.nat(),
        fc.nat(3),
        fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
        ({ id, plant_name }, place, kind, letter) => {
          const typed = slips(plant_name.toLowerCase(), place % plant_name.length, letter)[kind] ?? '';
          const { matches, meant } = search(typed);
          const isAnotherName = meant.length === 0 && matches.length > 0 && matches[0]?.meant === undefined;
          expect(isAnotherName || matches.some(({ plant }) => plant.id === id)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
