import { randomUUID } from 'node:crypto';
import { type OwnKind, saveOwnKindCall } from '@planted/contracts';
import { DESKTOP } from '../src/browser';
import { compareDraftMovedDown } from '../src/draft-of-bed';
import { post } from '../src/kitchen-bed';
import { oneVisitor } from '../src/one-visitor';
import { layoutOf, standing } from '../src/served-layout';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

const TODAY = new Date().toISOString().slice(0, 10);
const NEXT_YEAR = Number(TODAY.slice(0, 4)) + 1;
const BEAN: OwnKind = {
  id: `bean-bush--${randomUUID()}`,
  isPlant: false,
  name: 'Aunt Rosa’s',
  facts: { days_to_maturity: 50 },
};
const NAME = 'Bush Bean ‘Aunt Rosa’s’';

describe('a kind of one’s own', () => {
  let gardenId = '';
  const gardener = oneVisitor(DESKTOP, async ({ context }) => {
    const bed = await signInWithBed(context, 'Rosa of the years');
    gardenId = bed.gardenId;
    await post(context, saveOwnKindCall.path, BEAN);
    const beans = placing(BEAN.id, 0, 0);
    await bed.change(beans, { type: 'do-step', id: beans.id, step: 'sow', day: TODAY });
  });

  it('REA-5 TIM-5 goes with a draft, is compared by its name, and adopted as what it is', async () => {
    const page = gardener.page();
    const { context } = gardener.visitor();
    await page.goto(`/garden-summary?garden=${gardenId}&whatif=`);
    await compareDraftMovedDown(page, 'Further down');
    await page.getByText(`${NAME}, row 2, column 1: moved`).waitFor();
    await page.getByRole('button', { name: 'Adopt 1 Change' }).click();
    await page.getByText('Further down adopted').waitFor();
    expect(standing(await layoutOf(context))).toEqual([`${BEAN.id} 0,1`]);
  });

  it('REA-5 TIM-4 is planned for the next season by the rules of its plant', async () => {
    const page = gardener.page();
    await page.goto(`/garden-summary?garden=${gardenId}&next`);
    const next = page.getByRole('region', { name: String(NEXT_YEAR) });
    await next
      .getByRole('img', { name: `${NAME}, shifts` })
      .first()
      .waitFor();
    await page.getByRole('button', { name: `Start season ${NEXT_YEAR}` }).click();
    await page.getByText(`Season ${NEXT_YEAR} planned`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    const shifts = page.getByRole('region', { name: 'Shifts' });
    await shifts.getByText(`${NAME} to row`).waitFor();
  });

  it('REA-5 is planted automatically beside what stands, once more of it is chosen', async () => {
    const page = gardener.page();
    await page.goto(`/garden-summary?garden=${gardenId}`);
    await page.getByRole('button', { name: 'Change Plants' }).click();
    const selector = page.getByRole('dialog', { name: 'Choose plants for Kitchen Bed' });
    await selector.getByRole('searchbox').fill('rosa');
    await selector.getByRole('button', { name: /^Add one Bush Bean/ }).click();
    await selector.getByRole('button', { name: 'Add to Garden' }).click();
    await page.getByRole('button', { name: 'Plant', exact: true }).click();
    await page.getByRole('heading', { name: 'Placed 2 of 2' }).waitFor();
    await page.getByRole('button', { name: 'Save Layout' }).click();
    await page.getByText('Everything is saved.').waitFor();
    const { plants } = await layoutOf(gardener.visitor().context);
    expect(plants.map(({ plant_id }) => plant_id)).toEqual([BEAN.id, BEAN.id]);
  });
});
