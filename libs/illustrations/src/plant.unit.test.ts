import { plantFacts } from '@planted/catalogue-data';
import { plantSvg } from './standalone';
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

describe.each([0, 1] as const)('the pictures of all plants at detail %d', (detail) => {
  it('are well-formed documents with a role, a title and nothing but shapes', () => {
    const faulty = plantFacts
      .map((plant) => ({ id: plant.id, faults: faultsOf(plantSvg(plant, { detail })) }))
      .filter(({ faults }) => faults.length > 0);

    expect(plantFacts).toHaveLength(182);
    expect(faulty).toEqual([]);
  });

  it('differ from one another', () => {
    const drawings = plantFacts.map((plant) => plantSvg({ ...plant, plant_name: 'A plant' }, { detail }));

    expect(new Set(drawings).size).toBe(plantFacts.length);
  });

  it('are the same to the byte when they are drawn again', () => {
    const changed = plantFacts.filter((plant) => plantSvg(plant, { detail }) !== plantSvg(plant, { detail }));

    expect(changed).toEqual([]);
  });
});

describe('a plant', () => {
  it('has a smaller file for small sizes than for large ones', () => {
    const heavier = plantFacts.filter(
      (plant) => plantSvg(plant, { detail: 0 }).length > plantSvg(plant, { detail: 1 }).length,
    );

    expect(heavier.map(({ id }) => id)).toEqual([]);
  });

  it('of an unknown form is drawn as a clump of herbs', () => {
    expect(plantSvg(withAppearance({ form: 'tentacles' }))).toBe(plantSvg(stranger));
  });

  it.each(
    plantFacts.map(({ appearance }) => appearance.form).filter((form, at, all) => all.indexOf(form) === at),
  )('that is unknown, of the form %s, is drawn with and without a second colour', (form) => {
    expect(faultsOf(plantSvg(withAppearance({ form })))).toEqual([]);
    expect(faultsOf(plantSvg(withAppearance({ form, accent2: '#ffd24a' })))).toEqual([]);
  });

  it('that is known is drawn without its second colour too', () => {
    const faulty = plantFacts.filter(
      (plant) =>
        faultsOf(plantSvg({ ...plant, appearance: { ...plant.appearance, accent2: null } })).length > 0,
    );

    expect(faulty.map(({ id }) => id)).toEqual([]);
  });

  it('with colours that are none is drawn in the usual ones', () => {
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
