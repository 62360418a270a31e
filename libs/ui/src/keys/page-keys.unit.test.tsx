import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeysDialog } from './keys-dialog';
import { PageKeys } from './page-keys';

const Keys = (props: { open: boolean; onClose: () => void }) => (
  <KeysDialog {...props} title="Sowing by keys" description="In the bed:" keys={[['M', 'pick it up']]} />
);

describe('the keys of a page', () => {
  it('are listed by a question mark, from where the focus is, and it comes back there', async () => {
    render(
      <>
        <button type="button">Bed</button>
        <PageKeys List={Keys} />
      </>,
    );
    screen.getByRole('button', { name: 'Bed' }).focus();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Sowing by keys' });
    expect(dialog).toHaveTextContent('Mpick it up?show these keys');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Bed' })).toHaveFocus();
  });

  it('are not listed while typing, in a dialog, with Ctrl, or where the key meant something else', async () => {
    render(
      <>
        <input aria-label="Name" />
        <div role="dialog" aria-label="Above">
          <button type="button">Inside</button>
        </div>
        <button type="button" onKeyDown={(event) => event.preventDefault()}>
          Own
        </button>
        <PageKeys List={Keys} />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Name'), '?');
    for (const name of ['Inside', 'Own'])
      fireEvent.keyDown(screen.getByRole('button', { name }), { key: '?' });
    fireEvent.keyDown(document.body, { key: '?', ctrlKey: true });
    expect(screen.queryByRole('dialog', { name: 'Sowing by keys' })).toBeNull();
    fireEvent.keyDown(document.body, { key: '?' });
    expect(await screen.findByRole('dialog', { name: 'Sowing by keys' })).toBeInTheDocument();
  });
});
