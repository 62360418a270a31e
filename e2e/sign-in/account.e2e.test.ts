import { accountExport } from '@planted/contracts';
import { accessibilityProblems } from '../src/accessibility';
import { browserSuite } from '../src/browser-suite';
import { DESKTOP } from '../src/browser';
import { downloaded } from '../src/downloaded';
import { plantCell, signInWithKitchenBed } from '../src/kitchen-bed';
import { turnTo } from '../src/tabs';

const bed = [plantCell('carrot', 'Carrot')];

describe('the account of a gardener', () => {
  const suite = browserSuite();

  it('is downloaded whole, then deleted: other tabs notice, and the same name comes back as a newcomer', async () => {
    const { page, context, faults } = await suite.arrive(DESKTOP);
    await signInWithKitchenBed(context, 'Wilma', bed);
    await page.goto('/account');
    await page.getByRole('heading', { level: 1, name: 'Wilma' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download My Data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^planted-\d{4}-\d\d-\d\d\.json$/);
    const copy = accountExport.parse(JSON.parse(String(await downloaded(download))));
    expect(copy.gardens.map(({ name }) => name)).toEqual(['Kitchen Bed']);
    expect(copy.plants).toHaveLength(1);
    await page.getByText(/^Downloaded .+\.json/).waitFor();

    const other = await context.newPage();
    await other.goto('/about');
    await other.getByRole('banner').getByRole('button', { name: 'Log Out', exact: true }).waitFor();

    await turnTo(page);
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const confirm = dialog.getByRole('button', { name: 'Delete Permanently' });
    await dialog.getByRole('textbox').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill('delete my account');
    await confirm.click();
    await page.getByText('Account Deleted').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await other.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor();
    expect(faults).toEqual([]);

    await context.request.post('/api/demo/sign-in', { data: { name: 'Wilma' } });
    const anew = accountExport.parse(await (await context.request.get('/api/account/export')).json());
    expect(anew.account.id).not.toBe(copy.account.id);
    expect([...anew.gardens, ...anew.events]).toEqual([]);
  });
});
