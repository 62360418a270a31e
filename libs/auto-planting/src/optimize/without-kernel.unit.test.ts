import type * as search from './optimize';
import { faultsOf } from '../testing/checker';
import { companionInstance } from '../testing/companion-instance';

const garden = companionInstance({ width: 11, height: 9, kinds: 6, sides: [1, 1, 2, 3], fill: 0.85 }, 5);
const STEPS = 2_000;

/** The search anew, as in a page that has just been opened. */
function optimizeAnew() {
  let found: typeof search | undefined;
  jest.isolateModules(() => (found = jest.requireActual('./optimize')));
  if (!found) throw new Error('The search was not loaded.');
  return found.optimize(garden, { iterations: STEPS });
}

afterEach(() => jest.restoreAllMocks());

describe('companion plans in a browser without WebAssembly', () => {
  it.each([
    ['has none', () => jest.replaceProperty(globalThis, 'WebAssembly', undefined as never)],
    [
      'is forbidden it',
      () =>
        jest.spyOn(WebAssembly, 'Module').mockImplementation(() => {
          throw new WebAssembly.CompileError('violates the content security policy');
        }),
    ],
  ])('are improved by the search of the other algorithms where it %s', (_why, forbid) => {
    const withKernel = optimizeAnew();
    forbid();
    const result = optimizeAnew();
    expect(result.score.value).toBeGreaterThan(result.start.value);
    expect(faultsOf(garden, result)).toEqual([]);
    expect(result.plants).not.toEqual(withKernel.plants);
    expect(optimizeAnew().plants).toEqual(result.plants);
  });
});
