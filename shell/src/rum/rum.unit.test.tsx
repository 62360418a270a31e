import { createRumCollector } from './rum-collector';
import { frontEndOfFault, keepFaults, reportRemoteError } from './faults';

const collector = () =>
  createRumCollector(
    (path) => (path === '/plant-finder' ? 'mfe_finder' : 'shell'),
    (frontEnd) => ({ shell: 'B274gzNM', mfe_finder: '0.1.0' })[frontEnd],
  );

describe('the RUM report of a page', () => {
  it('is by front end, sent once, and undefined when there is nothing', () => {
    const kept = collector();
    kept.view('/');
    kept.view('/plant-finder');
    kept.view('/plant-finder');
    kept.error('mfe_finder');
    kept.vital('/', 'LCP', 900);
    kept.vital('/', 'LCP', 950);
    expect(kept.take()).toEqual({
      figures: [
        {
          frontEnd: 'shell',
          version: 'B274gzNM',
          views: 1,
          errors: 0,
          vitals: [{ name: 'LCP', value: 950 }],
        },
        { frontEnd: 'mfe_finder', version: '0.1.0', views: 2, errors: 1, vitals: [] },
      ],
    });
    expect(kept.take()).toBeUndefined();
  });

  it('leaves out what has no version', () => {
    const kept = collector();
    kept.error('mfe_gone');
    expect(kept.take()).toBeUndefined();
  });
});

describe('a fault', () => {
  const failed = (stack: string) => Object.assign(new Error('no soil'), { stack });

  it.each([
    ['https://planted.example/mfe/mfe-finder/assets/page-1.js:1:2', 'mfe_finder'],
    ['https://cdn.example/mfe-planter/1.2.0/assets/page-1.js:1:2', 'mfe_planter'],
    ['https://planted.example/assets/index-1.js:1:2', 'shell'],
  ])('whose stack begins at %s is one of %s', (place, frontEnd) => {
    const error = failed(`Error: no soil\n    at ${place}`);
    expect(frontEndOfFault(new ErrorEvent('error', { error }))).toBe(frontEnd);
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: error });
    expect(frontEndOfFault(rejection as PromiseRejectionEvent)).toBe(frontEnd);
  });

  it('of a micro-frontend that cannot be shown is kept under its name', () => {
    const faults = keepFaults();
    reportRemoteError('mfe_finder');
    expect(faults.map(frontEndOfFault)).toEqual(['mfe_finder']);
  });

  it('that repeats itself without end fills no memory', () => {
    const faults = keepFaults();
    for (let at = 0; at < 500; at += 1) reportRemoteError('mfe_finder');
    expect(faults).toHaveLength(100);
  });
});
