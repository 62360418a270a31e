import { plantFacts } from '@planted/catalogue-data';
import { plantSvg } from './standalone';
import type { Detail } from './strokes';
import type { DrawablePlant } from './plant';
import { faultsOf } from './testing/faults-of';

const stranger: DrawablePlant = {
  id: 'a-plant-from-tomorrow',
  plant_name: 'Stranger',
  plant_type: 'herb',
  appearance: { form: 'herb-clump', leaf: '#4f8a4a', accent: '#c05a80', accent2: null },
};

const withAppearance = (appearance: Partial<DrawablePlant['appearance']>): DrawablePlant => ({
  ...stranger,
  appearance: { ...stranger.appearance, ...appearance },
});

const drawAll = (detail: Detail): Map<string, string> =>
  new Map(plantFacts.map((plant) => [plant.id, plantSvg(plant, { detail })]));

const drawings = { 0: drawAll(0), 1: drawAll(1) };

describe.each([0, 1] as const)('the pictures of all plants at detail %d', (detail) => {
  it('are sound documents of shapes and nothing else', () => {
    const faults = [...drawings[detail]].flatMap(([id, svg]) =>
      faultsOf(svg).map((fault) => `${id}: ${fault}`),
    );

    expect(drawings[detail].size).toBe(plantFacts.length);
    expect(faults).toEqual([]);
  });

  it('differ from one another', () => {
    const untitled = [...drawings[detail].values()].map((svg) => svg.replace(/<title>.*?<\/title>/, ''));

    expect(new Set(untitled).size).toBe(plantFacts.length);
  });

  it('are the same to the byte when they are drawn again', () => {
    expect(drawAll(detail)).toEqual(drawings[detail]);
  });
});

describe('a plant', () => {
  it('has a smaller file for small sizes than for large ones', () => {
    const heavier = [...drawings[0]].filter(
      ([id, small]) => small.length > (drawings[1].get(id)?.length ?? 0),
    );

    expect(heavier.map(([id]) => id)).toEqual([]);
  });

  it('of an unknown form is drawn as a clump of herbs', () => {
    expect(plantSvg(withAppearance({ form: 'tentacles' }))).toBe(plantSvg(stranger));
  });

  it.each(
    plantFacts.map(({ appearance }) => appearance.form).filter((form, at, all) => all.indexOf(form) === at),
  )('that is unknown, of the form %s, is drawn with and without a second color', (form) => {
    expect(faultsOf(plantSvg(withAppearance({ form })))).toEqual([]);
    expect(faultsOf(plantSvg(withAppearance({ form, accent2: '#ffd24a' })))).toEqual([]);
  });

  it('that is known is drawn without its second color too', () => {
    const faulty = plantFacts.filter(
      (plant) =>
        faultsOf(plantSvg({ ...plant, appearance: { ...plant.appearance, accent2: null } })).length > 0,
    );

    expect(faulty.map(({ id }) => id)).toEqual([]);
  });

  it('with colors that are none is drawn in the usual ones', () => {
    const hostile = withAppearance({ leaf: '"/><script>', accent: 'red', accent2: 'url(#x)' });

    expect(faultsOf(plantSvg(hostile))).toEqual([]);
  });

  it('keeps the characters of its name out of the markup', () => {
    const svg = plantSvg({ ...stranger, plant_name: '<b>Tom & Jerry</b>\u0007' });

    expect(faultsOf(svg)).toEqual([]);
    expect(svg).toContain('<title>&lt;b&gt;Tom &amp; Jerry&lt;/b&gt;</title>');
  });

  it('has a sister with another seed', () => {
    expect(plantSvg(stranger, { seed: 'sister' })).not.toBe(plantSvg(stranger));
  });
});
