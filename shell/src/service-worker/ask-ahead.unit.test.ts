import { askAhead } from './ask-ahead';
import type { WorkerScope } from './worker-scope';

/** The registration of a worker, and what it was asked for. */
function registered() {
  const asked: string[] = [];
  const note = (what: string) => async () => void asked.push(what);
  const navigationPreload = { enable: note('enable'), disable: note('disable') };
  return { asked, registration: { navigationPreload } as unknown as WorkerScope['registration'] };
}

describe('a page that is asked for while the worker starts', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0', 'enable'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/26.1 Safari/604.1', 'enable'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'disable'],
  ])('FLD-2 in %s: %s', async (userAgent, what) => {
    const { asked, registration } = registered();
    await askAhead(registration, userAgent);
    expect(asked).toEqual([what]);
  });

  it('FLD-2 is none where the browser has no such thing, or denies it', async () => {
    const denies = async () => {
      throw new Error('denied');
    };
    const registrations = [{}, { navigationPreload: { enable: denies, disable: denies } }];
    for (const registration of registrations)
      await askAhead(registration as unknown as WorkerScope['registration'], 'Firefox/153.0');
    expect(registrations).toHaveLength(2);
  });
});
