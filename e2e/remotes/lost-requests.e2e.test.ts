import { browserSuite } from '../src/browser-suite';
import { DesignerScreen } from '../src/designer';
import { mouseOf } from '../src/finger';
import { flipped, LossyNetwork } from '../src/lost-requests';
import { PlanterScreen } from '../src/planter';
import { until } from '../src/product';
import { RemoteScreen } from '../src/remote-screen';

const { arrive } = browserSuite();

/** A visitor for whom requests get lost, which is what the page's faults then are. */
async function arriveOnLossyNetwork() {
  const visitor = await arrive();
  const network = await LossyNetwork.around(visitor.page);
  return { ...visitor, network, remote: new RemoteScreen(visitor.page) };
}

describe('a part of a page that is lost on its way', () => {
  it.each([
    ['script', /\/assets\/sign-in-overlay-.+js$/],
    ['script that its script imports', /\/assets\/dialog-.+js$/],
    ['style sheet', /\/assets\/sign-in-overlay-.+css$/],
  ])(
    'AUTH-1 as the %s of the sign-in overlay is shown, and comes with the next press',
    async (_what, file) => {
      const { page, faults, network } = await arriveOnLossyNetwork();
      await page.goto('/');
      network.meet(file);
      const start = page.getByRole('button', { name: 'Start Growing Today' });
      await start.click();
      await page.getByText("We couldn't open sign-in").waitFor();
      expect(network.met).toHaveLength(1);
      network.heal();
      await start.click();
      await page.getByRole('dialog', { name: 'Join the Planted family!' }).waitFor();
      const styles = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
      // Once or twice: a second press may come while the first one's is still on its way.
      expect(new Set(styles.filter((address) => address.includes('/sign-in-overlay-'))).size).toBe(1);
      faults.length = 0;
    },
  );

  it('ABT-1 as a page of the shell is a panel, and comes with the next visit', async () => {
    const { page, faults, network, remote } = await arriveOnLossyNetwork();
    await page.goto('/');
    await remote.mark();
    network.meet(/\/assets\/about-page-.+js$/);
    await remote.goBy('About');
    expect(await remote.errorCode()).toBe('unreachable');
    network.heal();
    await remote.goBy('Home');
    await remote.goBy('About');
    await page.getByText('Our mission').waitFor();
    expect(await remote.isMarked()).toBe(true);
    faults.length = 0;
  });

  it('ARCH-1 as the code of the shell for micro-frontends is a panel, until Retry', async () => {
    const { page, faults, network, remote } = await arriveOnLossyNetwork();
    await page.goto('/');
    await remote.mark();
    network.meet(/\/assets\/federation-.+js$/);
    await remote.goBy('Plant Finder');
    expect(await remote.errorCode()).toBe('unreachable');
    network.heal();
    await remote.retry();
    await remote.shown('Plant Finder');
    expect(await remote.isMarked()).toBe(true);
    faults.length = 0;
  });

  it.each([
    ['script', /\/assets\/plant-finder-page-.+js$/],
    ['script that its script imports', /\/assets\/start-.+js$/],
  ])('ARCH-1 as the %s of a micro-frontend’s page is a panel, until Retry', async (_what, file) => {
    const { page, faults, network, remote } = await arriveOnLossyNetwork();
    await page.goto('/');
    await remote.mark();
    network.meet(file);
    await remote.goBy('Plant Finder');
    expect(await remote.errorCode()).toBe('unreachable');
    network.heal();
    await remote.retry();
    await remote.shown('Plant Finder');
    expect(await remote.isMarked()).toBe(true);
    faults.length = 0;
  });

  it('ARCH-1 as a page that was fetched ahead comes when it is opened', async () => {
    const { page, faults, network, remote } = await arriveOnLossyNetwork();
    await page.goto('/dashboard');
    await remote.shown('Your Gardens');
    network.meet(/\/assets\/garden-manager-page-.+js$/);
    const link = await remote.linkTo('Garden Manager');
    await link.hover();
    await until('it is lost', async () => network.met.length > 0);
    network.heal();
    await link.click();
    await page.waitForURL('**/garden-manager');
    await page.locator('main h1:not([inert] *)').waitFor();
    expect(await remote.errorPanel.count()).toBe(0);
    faults.length = 0;
  });

  it('FIND-2 as a dialog of a micro-frontend is a panel, until Retry', async () => {
    const { page, faults, network, remote } = await arriveOnLossyNetwork();
    await page.goto('/plant-finder?q=basil');
    const basil = page.getByRole('link', { name: 'Sweet Basil' });
    network.meet(/\/assets\/opened-plant-popup-.+js$/);
    await basil.click();
    expect(await remote.errorCode()).toBe('unreachable');
    network.heal();
    await remote.retry();
    await page.getByRole('dialog', { name: 'Sweet Basil' }).waitFor();
    faults.length = 0;
  });

  it.each([
    ['script', /\/mfe\/mfe-designer\/assets\/help-dialog-.+js$/],
    ['script that its script imports', /\/mfe\/mfe-designer\/assets\/dialog-.+js$/],
  ])('DES-6 as the %s of a dialog that is fetched ahead comes when it is opened', async (_what, file) => {
    const { page, faults, network, remote } = await arriveOnLossyNetwork();
    network.meet(file);
    const designer = new DesignerScreen(page, mouseOf(page));
    await designer.openAsGuest();
    await until('it is lost', async () => network.met.length > 0);
    network.heal();
    await designer.tool('Help');
    await page.getByRole('dialog').waitFor();
    expect(await remote.errorPanel.count()).toBe(0);
    faults.length = 0;
  });

  it('ARCH-1 and is another when it is asked for again is not run', async () => {
    const { page, faults, network, remote } = await arriveOnLossyNetwork();
    const file = /\/mfe\/mfe-designer\/assets\/help-dialog-.+js$/;
    network.meet(file);
    const designer = new DesignerScreen(page, mouseOf(page));
    await designer.openAsGuest();
    await until('it is lost', async () => network.met.length > 0);
    network.meet(file, flipped);
    await designer.tool('Help');
    expect(await remote.errorCode()).toBe('altered');
    expect(await page.getByRole('dialog').count()).toBe(0);
    network.heal();
    await remote.retry();
    await designer.tool('Help');
    await page.getByRole('dialog').waitFor();
    faults.length = 0;
  });

  it('ARCH-1 as the script of a worker is read when the next plan is made', async () => {
    const { page, faults, network } = await arriveOnLossyNetwork();
    const started: string[] = [];
    page.on('worker', (worker) => started.push(worker.url()));
    network.meet(/\/planning\.worker-.+js$/);
    const planter = new PlanterScreen(page, mouseOf(page));
    await planter.openWith({ name: 'Kitchen Bed', matrix: '1,1,1\n1,1,1\n1,1,1' });
    await planter.choosePlants('Kitchen Bed', [['Carrot', 2]]);
    await planter.plantAutomatically();
    await page.getByRole('heading', { name: 'Placed 2 of 2' }).waitFor();
    expect(started).toEqual([]);
    network.heal();
    const worker = page.waitForEvent('worker');
    await planter.plantAutomatically();
    expect((await worker).url()).toMatch(/^blob:/);
    faults.length = 0;
  });
});
