import { type LossyProxy, startLossyProxy } from '../src/other-browsers/lossy-proxy';
import { startOtherBrowsers } from '../src/other-browsers/other-browsers';
import { Person } from '../src/other-browsers/person';
import { sharedProduct, until } from '../src/product';

describe.each(startOtherBrowsers())('a part of a page that is lost on its way to %s', (_name, start) => {
  let person: Person;
  let network: LossyProxy;

  beforeAll(async () => {
    network = await startLossyProxy(sharedProduct().url);
    person = new Person(await start(), network.url);
  });
  afterAll(async () => {
    await person?.driver.close();
    await network?.close();
  });
  afterEach(() => network.lose(undefined));

  it('AUTH-1 as the sign-in overlay is told, and comes with the next press', async () => {
    await person.goto('/');
    network.lose(/\/assets\/sign-in-overlay-.+js$/);
    await person.presses({ role: 'button', name: 'Start Growing Today' });
    await person.reads("We couldn't open sign-in");
    expect(network.lost).not.toEqual([]);
    network.lose(undefined);
    await person.presses({ role: 'button', name: 'Start Growing Today' });
    await person.sees({ role: 'dialog', name: 'Join the Planted family!' });
  });

  it.each([
    ['page of the shell', /\/assets\/about-page-.+js$/, 'About', 'Our mission'],
    [
      'code for micro-frontends',
      /\/assets\/federation-.+js$/,
      'Plant Finder',
      'Start searching to find plants',
    ],
    ['page of a micro-frontend', /\/assets\/designer-page-.+js$/, 'Garden Designer', 'Guest User Detected'],
  ])('ARCH-1 as a %s is a panel, until Retry', async (_what, file, link, text) => {
    await person.goto('/');
    network.lose(file);
    await person.presses({ role: 'link', name: link });
    await person.sees({ role: 'button', name: 'Retry' });
    network.lose(undefined);
    await person.presses({ role: 'button', name: 'Retry' });
    await person.reads(text);
  });

  it('DES-6 as a dialog of a micro-frontend that is fetched ahead comes when it is opened', async () => {
    const before = network.lost.length;
    network.lose(/\/mfe\/mfe-designer\/assets\/help-dialog-.+js$/);
    await person.goto('/in-ground-layout-page');
    await person.presses({ role: 'button', name: 'Got it!' });
    await until('it is lost', async () => network.lost.length > before);
    network.lose(undefined);
    await person.presses({ role: 'button', name: 'Help', exact: true });
    await person.sees({ role: 'dialog' });
  });
});
