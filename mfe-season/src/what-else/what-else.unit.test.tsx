import type { LayoutChangeRequest } from '@planted/contracts';
import { examplePlant, exampleSeasonFact } from '@planted/contracts/testing';
import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { keeping, onMay21 } from '../testing/kept-season';
import { beanPlant, beans, plantingId } from '../testing/season-answers';

const user = userEvent.setup();
const realFetch = globalThis.fetch;
beforeEach(() => {
  onMay21();
  for (const { id } of alertStore.get()) alertStore.dismiss(id);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

const radish = examplePlant({
  id: 'radish',
  plant_name: 'Radish',
  lifecycle: 'annual',
  days_to_maturity: 28,
});
const melon = examplePlant({ id: 'melon', plant_name: 'Melon', lifecycle: 'annual', days_to_maturity: 170 });
const facts = ['bean-bush', 'radish', 'melon'].map((id) => ({ ...exampleSeasonFact(), id }));

const open = async (...plantings: Parameters<typeof keeping>) => {
  const server = keeping(...plantings);
  server.answers['/rest/v1/plants'] = [beanPlant, radish, melon];
  server.answers['/api/catalog/fetchSeasonFacts'] = { data: facts };
  renderRemote(remote, { at: '/season', user: { given_name: 'Rosa' } });
  return { ...server, grid: await screen.findByRole('grid', { name: /Season 2027/ }) };
};
const late = () => beans(1, { state: 'coming', fixed: [{ step: 'sow', day: '2027-08-20' }] });

describe('what else fits', () => {
  it('SEA-8 is offered where a planting comes too late to ripen, and put there in one act with an undo', async () => {
    const { sent, grid } = await open(late());
    await user.click(within(grid).getByRole('button', { name: /Bush Bean, sow / }));
    await user.click(screen.getByRole('button', { name: 'What else fits?' }));
    const list = await screen.findByRole('list', { name: 'What else fits' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(list).toHaveTextContent(/^RadishSow from August 20, [A-Z][a-z]+ \d+ at the latest; ripe from /);
    expect(screen.getByText('Free from August 20: Radish.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put here: Radish' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const changes = sent[0]?.body.changes as LayoutChangeRequest[];
    expect(changes).toMatchObject([
      { type: 'end', id: plantingId(1), how: 'mistake', day: '2027-05-21' },
      { type: 'place', plantId: 'radish', x: 1, y: 0, after: null },
      { type: 'fix-step', step: 'sow', day: '2027-08-20' },
    ]);
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ title: 'Radish planned in Kitchen Bed' }]));
    act(() => alertStore.get()[0]?.action?.run());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body.changes).toMatchObject([
      { type: 'end', how: 'mistake' },
      { type: 'restore', id: plantingId(1) },
    ]);
  });

  it('SEA-8 is not asked for what is in time', async () => {
    const { grid } = await open(beans(1));
    await user.click(within(grid).getByRole('button', { name: /Bush Bean, sow / }));
    expect(screen.queryByRole('button', { name: 'What else fits?' })).toBeNull();
  });

  it('SEA-7 is shown after a failure that is not started again, from today', async () => {
    const { sent, grid } = await open(beans(1, { plantedDay: '2027-05-20' }));
    await user.click(within(grid).getByRole('button', { name: /Bush Bean, sown / }));
    await user.click(screen.getByRole('button', { name: 'It failed' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Start it again/ }));
    expect(screen.getByRole('checkbox', { name: 'Then show what else fits from today' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Slugs' }));
    await user.click(await screen.findByRole('button', { name: 'Put here: Radish' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    const changes = sent[1]?.body.changes as LayoutChangeRequest[];
    const placed = changes.find(({ type }) => type === 'place');
    expect(placed).toMatchObject({ plantId: 'radish', x: 1, y: 0 });
    expect(changes).toContainEqual(expect.objectContaining({ type: 'put-after', after: plantingId(1) }));
    expect(changes.map(({ type }) => type)).not.toContain('end');
  });
});
