import { renderRemote } from '@planted/mfe-kit/testing';
import { MOODS } from '@planted/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { clearAlerts } from '../testing/clear-alerts';
import { gardenRowOf, journalEntryOf } from '../testing/rows';
import { gardensOf, serve } from '../testing/serve-gardens';
import { titleCase } from '../activity/describe-activity';

const ADD = '/api/journal/addJournalEntry';
const field = (name: string) => screen.findByLabelText(name, { exact: true });

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

describe('the Journals tab', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });
  // A garden for each test: what one leaves half written is kept for its garden.
  let gardens = 10;
  const open = (known: Parameters<typeof gardensOf>[3] = {}, more: object = {}, at = '') => {
    const garden = gardenRowOf((gardens += 1));
    const server = serve({ ...gardensOf([garden, gardenRowOf(2)], [], [], known), ...more });
    renderRemote(remote, { at: `/garden-manager?tab=journals${at}`, user: { given_name: 'Maya' } });
    return { ...server, garden };
  };
  const titlesIn = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  it("MAN-7 parts this garden's entries from the others, the newest first", async () => {
    const here = gardenRowOf(gardens + 1).id;
    open({
      journal: [
        journalEntryOf(1, { garden_id: here }),
        journalEntryOf(3, { garden_id: here, mood: 'hopeful', mood_intensity: 2, privacy: 'friends' }),
        journalEntryOf(2, { garden_id: gardenRowOf(2).id }),
        journalEntryOf(4),
      ],
    });
    expect(await titlesIn(`About Garden ${gardens}`)).toEqual(['Entry 3', 'Entry 1']);
    expect(await titlesIn('Other entries')).toEqual(['Entry 4', 'Entry 2']);
    expect(screen.getByText('Hopeful, mild')).toBeVisible();
    expect(screen.getByText('Friends Only')).toBeVisible();
    const other = within(screen.getByRole('region', { name: 'Other entries' }));
    expect(other.getByText('Garden 2')).toBeVisible();
  });

  it('MAN-7 shows ten entries at a time, and the beginning of a long one', async () => {
    const [long] = [journalEntryOf(25, { content: 'Rain. '.repeat(200) })];
    open({ journal: [long, ...Array.from({ length: 24 }, (_, n) => journalEntryOf(n + 1))] });
    expect(await titlesIn('Other entries')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Show more entries (15 left)' }));
    expect(await titlesIn('Other entries')).toHaveLength(20);
    const more = screen.getByRole('button', { name: 'Read More: Entry 25' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(/^(Rain\. ?)+$/)).toHaveClass('folded');
    await userEvent.click(more);
    expect(screen.getByText(/^(Rain\. ?)+$/)).toHaveClass('content');
    expect(screen.getAllByRole('button', { name: /^Read/ })).toHaveLength(1);
  });

  it('MAN-7 begins with nothing and leads to the form', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Entry' }));
    expect(await field('Content')).toBeVisible();
  });

  it('MAN-7 offers 33 moods, four intensities and three privacies, and sends what was written', async () => {
    const { sent, garden } = open(
      {},
      { [ADD]: { success: true, data: { id: journalEntryOf(1).id } } },
      '&open=add',
    );
    const save = await screen.findByRole('button', { name: 'Save Journal' });
    expect(save).toBeDisabled();
    await userEvent.type(await field('Title'), 'Slug patrol');
    expect(save).toBeDisabled();
    fireEvent.change(await field('Content'), { target: { value: 'Lost two.\nCopper tape.' } });
    expect(save).toBeEnabled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Mood' }));
    const moods = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(moods).toEqual(['No mood', ...MOODS.map(titleCase)]);
    expect(MOODS).toHaveLength(33);
    await userEvent.click(await screen.findByRole('option', { name: 'Determined' }));
    await choose('Intensity', 'Intense');
    await choose('Privacy', 'Friends Only');
    await userEvent.click(save);
    expect(await screen.findByText('Journal saved successfully!')).toBeVisible();
    expect(sent).toEqual([
      {
        path: ADD,
        body: {
          title: 'Slug patrol',
          content: 'Lost two.\nCopper tape.',
          mood: 'determined',
          mood_intensity: 4,
          garden_id: garden.id,
          privacy: 'friends',
          written_at: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      },
    ]);
  });

  it('MAN-7 sends no mood as none and no intensity as 0', async () => {
    const { sent } = open({}, { [ADD]: 400 }, '&open=add');
    await userEvent.type(await field('Title'), 'Rain');
    await userEvent.type(await field('Content'), 'At last.');
    await userEvent.click(screen.getByRole('button', { name: 'Save Journal' }));
    expect(await screen.findByText(/^Failed to create journal entry/)).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ mood: null, mood_intensity: 0, privacy: 'private' });
    expect(await field('Content')).toHaveValue('At last.');
  });

  it('MAN-7 reports when an entry is too long, and cuts nothing', async () => {
    const { sent } = open({}, {}, '&open=add');
    await userEvent.type(await field('Title'), 'Everything');
    const long = 'x'.repeat(1_000_000);
    fireEvent.change(await field('Content'), { target: { value: long } });
    await userEvent.click(screen.getByRole('button', { name: 'Save Journal' }));
    expect(await screen.findByText('It must be 20000 characters or fewer.')).toBeVisible();
    expect(await field('Content')).toHaveValue(long);
    expect(sent).toEqual([]);
  });
});
