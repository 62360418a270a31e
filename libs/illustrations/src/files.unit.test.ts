import { plantFacts } from '@planted/catalogue-data';
import { illustrationFiles } from './files';
import { SCENE_STYLES, drawScene } from './scenes';
import { faultsOf } from './testing/faults-of';

const files = illustrationFiles(plantFacts);

const widthOf = (path: string): number => Number(/ width="(\d+)"/.exec(files.get(path) ?? '')?.[1]);

describe('the files of all pictures', () => {
  it('hold each plant in two sizes, and one for a plant without a picture', () => {
    for (const { id } of plantFacts) {
      expect(files.has(`plants/${id}.svg`)).toBe(true);
      expect(files.has(`plants/small/${id}.svg`)).toBe(true);
    }
    expect(files.has('plants/fallback.svg')).toBe(true);
  });

  it('hold a scene for each of the six garden styles', () => {
    expect([...SCENE_STYLES].toSorted()).toEqual([
      'container',
      'hydroponic',
      'in-ground',
      'indoor',
      'raised-bed',
      'vertical',
    ]);
    for (const style of SCENE_STYLES) expect(files.has(`scenes/${style}.svg`)).toBe(true);
  });

  it('LAND-8 hold several vines, each with a narrow one for phones', () => {
    for (const vine of [1, 2, 3, 4]) {
      expect(widthOf(`vine-${vine}-narrow.svg`)).toBeLessThan(widthOf(`vine-${vine}.svg`));
    }
  });

  it('are well-formed, titled and free of values that are none', () => {
    const faulty = [...files].filter(([, svg]) => faultsOf(svg).length > 0);

    expect(faulty.map(([path]) => path)).toEqual([]);
  });

  it('state their size, so that they can be drawn to a canvas', () => {
    for (const [, svg] of files) {
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+"/,
      );
    }
  });

  it('are the same to the byte when they are made again', () => {
    expect(illustrationFiles(plantFacts)).toEqual(files);
  });

  it('stay light enough to load', () => {
    const heavy = [...files].filter(
      ([path, svg]) => svg.length > (path.startsWith('plants/') ? 40_000 : 220_000),
    );

    expect(heavy.map(([path, svg]) => `${path} ${svg.length}`)).toEqual([]);
  });
});

describe('a scene', () => {
  it.each(SCENE_STYLES)('%s uses each id once and refers to none that it lacks', (style) => {
    const markup = drawScene(style);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const uses = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);

    expect(new Set(ids).size).toBe(ids.length);
    expect(uses.toSorted()).toEqual(ids.toSorted());
  });
});
