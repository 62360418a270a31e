import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorHost, useEditor } from './editor-host';

function Row() {
  const open = useEditor();
  const editor = (
    <>
      <input aria-label="Note" />
      <button type="button" onClick={() => open(null)}>
        Close
      </button>
    </>
  );
  return (
    <button type="button" onClick={() => open(editor)}>
      Correct
    </button>
  );
}

it('EDT-7 an editor keeps what is written in it when its row leaves the list, until it is closed', async () => {
  const { rerender } = render(
    <EditorHost>
      <Row />
    </EditorHost>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
  await userEvent.type(screen.getByLabelText('Note'), 'Mine');
  rerender(<EditorHost>Nothing has happened here yet.</EditorHost>);
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
  expect(screen.getByLabelText('Note')).toHaveValue('Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByLabelText('Note')).toBeNull();
});
