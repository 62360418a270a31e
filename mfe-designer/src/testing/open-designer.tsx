import { alertStore } from '@planted/mfe-kit';
import { renderRemote, type RenderRemoteOptions } from '@planted/mfe-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// The page's chunk, so that no test waits for it.
import '../designer-page';
import designer from '../routes';
import { plantLike } from './plants';

const catalogue = [plantLike({ id: 'thyme' }), plantLike({ id: 'sage', sunlight: 'Full Shade' })];

/** The designer as the shell shows it, driven by keyboard and buttons; the plant table has two plants. */
export async function openDesigner(options: Partial<RenderRemoteOptions> = {}) {
  // jsdom draws nothing; what is drawn is looked at in a browser.
  HTMLCanvasElement.prototype.getContext = () => null;
  globalThis.fetch = async () => new Response(JSON.stringify(catalogue), { status: 200 });
  const user = userEvent.setup({ delay: null });
  const remote = renderRemote(designer, { at: '/in-ground-layout-page', user: {}, ...options });
  const grid = await screen.findByRole('grid', { hidden: true }, { timeout: 10_000 });

  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return {
    ...remote,
    user,
    press,
    grid,
    /** Keys for the grid, e.g. '{ArrowRight} '. */
    async keys(keys: string) {
      act(() => grid.focus());
      await user.keyboard(keys);
    },
    /** Names the plot under the keyboard's cell. */
    async denote(name: string) {
      act(() => grid.focus());
      await user.keyboard('6 ');
      await this.answer(name);
    },
    async answer(name: string) {
      const dialog = await screen.findByRole('dialog');
      const field = within(dialog).getByRole('textbox', { name: 'Garden name' });
      await user.clear(field);
      if (name !== '') await user.click(field).then(() => user.paste(name));
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    },
    figures: () => screen.getAllByRole('definition').map((figure) => figure.textContent),
    alerts: () => alertStore.get().map(({ title, text }) => ({ title, text })),
  };
}
