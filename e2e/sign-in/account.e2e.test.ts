import { accountExport } from '@planted/contracts';
import { accessibilityProblems } from '../src/accessibility';
import { browserSuite } from '../src/browser-suite';
import { DESKTOP, PHONE } from '../src/browser';
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

  it('TEL-1 makes a private address that any calendar reads, replaces it and revokes it, by keyboard alone', async () => {
    const { page, context, faults } = await suite.arrive(PHONE);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInWithKitchenBed(context, 'Ilse', bed);
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Your garden in your calendar' });
    const press = async (name: string) => {
      // Disabled until the address has been read: what is pressed then is lost.
      await section.getByRole('button', { name, disabled: false }).focus();
      await page.keyboard.press('Enter');
    };
    const statusOf = async (address: string) => {
      const response = await fetch(address);
      return [response.status, response.headers.get('content-type')?.split(';')[0]];
    };
    const copied = async () => {
      await press('Copy');
      await section.getByText('Copied. Paste it into your calendar.').waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await press('Make a private address');
    await section.getByRole('img', { name: 'QR code of the private address' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const first = await copied();
    expect(await statusOf(first)).toEqual([200, 'text/calendar']);

    await press('Replace');
    const replacing = page.getByRole('alertdialog');
    await replacing.getByRole('button', { name: 'Replace' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await replacing.getByRole('button', { name: 'Replace' }).press('Enter');
    await replacing.waitFor({ state: 'hidden' });
    const second = await copied();
    expect(await Promise.all([first, second].map(statusOf))).toEqual([
      [404, 'application/json'],
      [200, 'text/calendar'],
    ]);

    await page.reload();
    await section.getByText(/is kept nowhere/).waitFor();
    await section.getByText(/last read today/).waitFor();
    await press('Revoke');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
    await section.getByRole('button', { name: 'Make a private address' }).waitFor();
    expect(await statusOf(second)).toEqual([404, 'application/json']);
    expect(faults).toEqual([]);
  });
});
