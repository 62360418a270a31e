import {
  fetchOwnKindsCall,
  fetchVarietiesCall,
  type KnownOwnKind,
  readPlantsCall,
  saveOwnKindCall,
} from '@planted/contracts';
import { catalogueRow, exampleOwnKind, exampleVariety } from '@planted/contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { badge, kitchen, open, rosa, server, usePlanterPage } from '../../testing/planter-page';

async function choose(form: HTMLElement, field: string | RegExp, option: string): Promise<void> {
  await userEvent.click(within(form).getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

describe('the veggie selector', () => {
  usePlanterPage();

  it('PLT-2 counts what is chosen, by search and by category, and hands it to the garden', async () => {
    server();
    open();
    await userEvent.click(await badge(/Begin planting/));
    expect(await screen.findByText('Plants Selected')).toHaveTextContent('0/3 Plants Selected');
    const less = await screen.findByRole('button', { name: 'Remove one Sweet Basil' });
    expect(less).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /^House plant 1/ }));
    expect(screen.queryByRole('heading', { name: 'Sweet Basil' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'For pollinators' }));
    expect(
      screen.getByText('No plant matches all of these filters. Remove one and try again.'),
    ).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'basil');
    expect(screen.getByRole('button', { name: 'For pollinators' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await screen.findByRole('button', { name: 'Add one Sweet Basil' }));
    expect(screen.getByText('Plants Selected')).toHaveTextContent('1/3 Plants Selected');
    expect(screen.getByText('4 plants on 1 of 10 squares')).toBeVisible();
    expect(screen.getByText('100% fit')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add to Garden' }));
    expect(await badge('Planting Garden: Kitchen Bed')).toHaveAccessibleDescription('Finish Garden');
  });

  it('REA-7 says what a slip was taken for, and when there is nothing of a name', async () => {
    server();
    open();
    await userEvent.click(await badge(/Begin planting/));
    const search = screen.getByRole('searchbox');
    await screen.findByRole('heading', { name: 'Sweet Basil' });
    await userEvent.type(search, 'swete');
    expect(await screen.findByText('1 result for sweet · you typed “swete”')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sweet Basil' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'qqqq');
    expect(
      await screen.findByText('Nothing called “qqqq”. Check the spelling, or try another name.'),
    ).toBeVisible();
  });

  it('REA-8 counts the variety that was searched for or picked, and shows what it has otherwise', async () => {
    const { asked } = server({ [fetchVarietiesCall.path]: { body: { data: [exampleVariety()] } } });
    open();
    await userEvent.click(await badge(/Begin planting/));
    await screen.findByRole('button', { name: 'Add one Sweet Basil' });
    expect(asked(fetchVarietiesCall.path)).toEqual([]);
    await userEvent.type(screen.getByRole('searchbox'), 'genov');
    const radios = await screen.findByRole('group', { name: 'Variety of Sweet Basil' });
    expect(within(radios).getByRole('radio', { name: 'Genovese' })).toBeChecked();
    expect(within(radios).getByText('68 days').tagName).toBe('STRONG');
    await userEvent.click(screen.getByRole('button', { name: 'Add one Sweet Basil' }));
    await userEvent.click(within(radios).getByRole('radio', { name: 'Sweet Basil, any variety' }));
    expect(screen.getByLabelText('Sweet Basil chosen')).toHaveTextContent('1');
    await userEvent.click(within(radios).getByRole('radio', { name: 'Genovese' }));
    expect(screen.getByText('Plants Selected')).toHaveTextContent('1/3 Plants Selected');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Garden' }));
    expect(await screen.findByRole('heading', { name: 'Sweet Basil ‘Genovese’' })).toBeVisible();
  });

  it('REA-5 makes a variety of one’s own of a name, says what cannot be, and chooses it', async () => {
    const own: KnownOwnKind[] = [];
    const { asked, answers } = server({
      [fetchVarietiesCall.path]: { body: { data: [] } },
      [fetchOwnKindsCall.path]: { body: { data: own } },
      [saveOwnKindCall.path]: { body: { data: { id: 'saved' } } },
    });
    open([kitchen], rosa);
    await userEvent.click(await badge(/Begin planting/));
    await userEvent.click(await screen.findByRole('button', { name: 'Add one Sweet Basil' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Variety of Sweet Basil' }));
    await userEvent.click(await screen.findByRole('button', { name: 'A variety of your own' }));
    const form = await screen.findByRole('dialog', { name: 'A variety of your own' });
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(within(form).getByText('The name must not be empty.')).toBeVisible();
    expect(asked(saveOwnKindCall.path)).toEqual([]);
    await userEvent.type(within(form).getByLabelText('Name'), '<b>Rosa’s</b>');
    await userEvent.type(within(form).getByLabelText(/^Days to harvest/), '45');
    expect(within(form).getByText('mine')).toBeVisible();
    await choose(form, /^How it is started/, 'Sown indoors');
    await userEvent.type(within(form).getByLabelText(/^Indoors before/), '4');
    await choose(form, /^Color/, 'Lemon');
    expect(within(form).getByText('4 facts are yours; the others come from the plant.')).toBeVisible();
    const facts = { days_to_maturity: 45, start: 'sow-indoors', indoor_weeks: 4, accent_color: '#e9e64a' };
    const saved = { ...exampleOwnKind({ name: '<b>Rosa’s</b>' }) };
    answers[fetchOwnKindsCall.path] = { body: { data: [saved] } };
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('radio', { name: '★ <b>Rosa’s</b> (mine)' })).toBeVisible();
    expect(asked(saveOwnKindCall.path)).toMatchObject([
      { body: { isPlant: false, name: '<b>Rosa’s</b>', facts } },
    ]);
    await userEvent.click(screen.getByRole('radio', { name: '★ <b>Rosa’s</b> (mine)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to Garden' }));
    expect(await screen.findByRole('heading', { name: 'Sweet Basil ‘<b>Rosa’s</b>’' })).toBeVisible();
  });

  it('REA-5 offers what nothing is called as a plant of one’s own, which needs four things', async () => {
    const { asked } = server({
      [fetchVarietiesCall.path]: { body: { data: [] } },
      [fetchOwnKindsCall.path]: { body: { data: [] } },
      [saveOwnKindCall.path]: { body: { data: { id: 'saved' } } },
    });
    open([kitchen], rosa);
    await userEvent.click(await badge(/Begin planting/));
    await screen.findByRole('heading', { name: 'Sweet Basil' });
    await userEvent.type(screen.getByRole('searchbox'), 'fiddle');
    expect(await screen.findByText('Nothing called “fiddle”. Make it your own plant?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make it your own plant' }));
    const form = await screen.findByRole('dialog', { name: 'A plant of your own' });
    expect(within(form).getByLabelText('Name')).toHaveValue('fiddle');
    await userEvent.type(within(form).getByLabelText('Spacing'), '6');
    expect(within(form).getByText('4 plants per square')).toBeVisible();
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(within(form).getByText(/^Choose a family: /)).toBeVisible();
    await choose(form, 'Family', catalogueRow().crop_type);
    expect(within(form).queryByText(/^Choose a family: /)).toBeNull();
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(within(form).getByText(/^Days to harvest is needed/)).toBeVisible();
    await userEvent.type(within(form).getByLabelText('Days to harvest'), '90');
    expect(within(form).queryByText(/^Days to harvest is needed/)).toBeNull();
    await userEvent.click(
      within(form).getByRole('button', { name: 'How it is started, frost, height and color' }),
    );
    expect(within(form).queryByLabelText('Indoors before')).toBeNull();
    // What is wrong under a heading opens it, and stays open while it is mended.
    await userEvent.type(within(form).getByLabelText('Height'), '0');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(within(form).getByText(/^Height must/)).toBeVisible();
    await userEvent.type(within(form).getByLabelText('Height'), '{Backspace}40');
    expect(within(form).queryByText(/^Height must/)).toBeNull();
    expect(within(form).getByLabelText('Height')).toHaveFocus();
    expect(within(form).getByLabelText('Height')).toHaveValue(40);
    await choose(form, 'How it is started', 'Sown in place');
    expect(within(form).getByText(/Sowing dates follow what you say/)).toBeVisible();
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked(saveOwnKindCall.path)).toMatchObject([
        {
          body: {
            isPlant: true,
            name: 'fiddle',
            facts: { spacing_inches: 6, days_to_maturity: 90, mature_height: 40, start: 'direct-sow' },
          },
        },
      ]),
    );
  });

  it('PLT-2 shows Loading plants..., and when they cannot be loaded, and tries again', async () => {
    const answering = server({
      [readPlantsCall.path]: { status: 400, body: { error: 'The catalogue is resting.' } },
    });
    answering.hold();
    open();
    await userEvent.click(await badge(/Begin planting/));
    expect(await screen.findByText('Loading plants...')).toBeInTheDocument();
    await act(async () => answering.goOn());
    expect(await screen.findByText(/The catalogue is resting/)).toBeVisible();
    delete answering.answers[readPlantsCall.path];
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Sweet Basil' })).toBeVisible();
  });
});
