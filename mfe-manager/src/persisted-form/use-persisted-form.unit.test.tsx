import { createDraftStore } from '@planted/mfe-kit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { slowStorage } from '../testing/slow-storage';
import { usePersistedForm } from './use-persisted-form';

const note = z.object({ title: z.string(), content: z.string() });
const parse = (value: unknown) => note.parse(value);

function NoteForm({ name, fixed }: { name: string; fixed?: { title: string } | undefined }) {
  const form = useForm({ defaultValues: { title: '', content: '' } });
  usePersistedForm(form, { key: name, parse, fixed });
  return (
    <form>
      <input aria-label="Title" {...form.register('title')} />
      <textarea aria-label="Content" {...form.register('content')} />
    </form>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const draftOf = (name: string) => createDraftStore({ key: name, version: 1, parse });
async function keep(name: string, values: z.infer<typeof note>): Promise<void> {
  const draft = draftOf(name);
  draft.save(values);
  await draft.flush();
}

// jsdom has no IndexedDB: here drafts live in memory, which the storage logs once.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a form that is kept', () => {
  it('is as it was left', async () => {
    await keep('left', { title: 'First day', content: 'Two rows.' });
    render(<NoteForm name="left" />);
    expect(await screen.findByDisplayValue('First day')).toBe(field('Title'));
    expect(field('Content')).toHaveValue('Two rows.');
  });

  it('persists what is typed from the first paint on', async () => {
    /** Types before the browser paints, when effects have not run yet. */
    function Hasty({ children }: { children: ReactNode }) {
      useLayoutEffect(() => {
        const { value } = Object.getOwnPropertyDescriptors(HTMLTextAreaElement.prototype);
        // As a browser types: React has made the element's own `value` an observed one.
        value.set?.call(field('Content'), 'At once');
        field('Content').dispatchEvent(new Event('input', { bubbles: true }));
      }, []);
      return children;
    }
    const { unmount } = render(
      <Hasty>
        <NoteForm name="hasty" />
      </Hasty>,
    );
    unmount();
    render(<NoteForm name="hasty" />);
    expect(await screen.findByDisplayValue('At once')).toBe(field('Content'));
  });

  it('that is typed into before storage answers loses neither that nor what was left', async () => {
    await keep('slow', { title: 'First day', content: 'Two rows.' });
    const answer = slowStorage();
    const { unmount } = render(<NoteForm name="slow" />);
    await userEvent.type(field('Title'), 'Second day');
    await answer();
    await waitFor(() => expect(field('Content')).toHaveValue('Two rows.'));
    expect(field('Title')).toHaveValue('Second day');
    await userEvent.type(field('Content'), ' And peas.');
    unmount();
    render(<NoteForm name="slow" />);
    expect(await screen.findByDisplayValue('Second day')).toBe(field('Title'));
    expect(field('Content')).toHaveValue('Two rows. And peas.');
  });

  it('begins with what its opening decides, and keeps the rest', async () => {
    await keep('fixed', { title: 'First day', content: 'Two rows.' });
    const fixed = { title: 'Watered' };
    render(<NoteForm name="fixed" fixed={fixed} />);
    expect(await screen.findByDisplayValue('Watered')).toBe(field('Title'));
    expect(field('Content')).toHaveValue('Two rows.');
  });
});
