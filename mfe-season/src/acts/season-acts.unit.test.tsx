import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { keeping, onMay21 } from '../testing/kept-season';
import { beans } from '../testing/season-answers';

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

const open = () => renderRemote(remote, { at: '/season', user: { given_name: 'Rosa' } });
const chart = () => screen.findByRole('grid', { name: /Season 2027/ });
const stake = (grid: HTMLElement) => within(grid).getByRole('button', { name: /Bush Bean, (sow|sown) / });

describe('an act in the season', () => {
  it('SEA-6 has no undo of a date that was moved again since', async () => {
    const { sent } = keeping(beans(1));
    open();
    const grid = await chart();
    const undos = () => alertStore.get().filter(({ kind, leaving }) => kind === 'undo' && !leaving);
    const move = async (times: number) => {
      act(() => stake(grid).focus());
      await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
      await waitFor(() => expect(sent).toHaveLength(times));
    };
    await move(1);
    const once = sent[0]?.body.changes;
    await waitFor(() => expect(undos()).toHaveLength(1));
    const [first] = undos();
    await move(2);
    await waitFor(() => expect(undos().some(({ id }) => id !== first?.id)).toBe(true));
    expect(undos()).toHaveLength(1);
    act(() => undos()[0]?.action?.run());
    await waitFor(() => expect(sent[2]?.body.changes).toEqual(once));
  });

  it('SEA-6 shows no longer what was not saved, though nothing can be read again', async () => {
    const { answers } = keeping(beans(1));
    open();
    const grid = await chart();
    const before = stake(grid).getAttribute('aria-label') ?? '';
    answers['/api/gardens/changeLayout'] = async () => {
      await waitFor(() => expect(stake(grid).getAttribute('aria-label')).toContain('sown May 21'));
      answers['/api/gardens/fetchSeason'] = 503;
      throw new TypeError('Failed to fetch');
    };
    await user.click(stake(grid));
    await user.click(screen.getByRole('button', { name: 'Done today' }));
    await waitFor(() => expect(answers['/api/gardens/fetchSeason']).toBe(503));
    await waitFor(() => expect(stake(grid)).toHaveAttribute('aria-label', before));
  });
});
