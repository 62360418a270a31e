import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { SuggestField, type Suggestion } from './suggest-field';

const towns: Suggestion[] = ['Madison, Wisconsin', 'Madison, Alabama', 'Memphis, Tennessee'].map((label) => ({
  key: label,
  label,
  detail: 'somewhere',
}));

const chosen = jest.fn();
function Towns() {
  const [text, setText] = useState('');
  return (
    <SuggestField
      label="Town"
      listLabel="Places"
      nothingFits="No place of that name."
      text={text}
      onText={setText}
      suggestions={towns.filter(({ label }) => label.startsWith(text))}
      onChoose={(town) => {
        chosen(town.label);
        setText(town.label);
      }}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Town' });
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

beforeEach(() => {
  chosen.mockReset();
  render(<Towns />);
});

describe('a field with suggestions', () => {
  it('offers what fits the text, the first of it active, and says how many', async () => {
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.type(field(), 'Mad');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(active()).toContain('Madison, Wisconsin');
    expect(screen.getByRole('status')).toHaveTextContent('2 places');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('is used by keys alone: arrows go round, Enter chooses and closes, the arrow opens again', async () => {
    await userEvent.type(field(), 'M{ArrowDown}{ArrowDown}');
    expect(active()).toContain('Memphis');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toContain('Wisconsin');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(chosen).toHaveBeenCalledWith('Madison, Alabama');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Madison, Alabama');
  });

  it('closes by Escape first and is emptied by the second; the button empties it at once', async () => {
    await userEvent.type(field(), 'Mad{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('Mad');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    await userEvent.type(field(), 'Mem');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('is used by pointer, and keeps the focus in the field', async () => {
    await userEvent.type(field(), 'Mad');
    await userEvent.click(screen.getByRole('option', { name: /Alabama/ }));
    expect(chosen).toHaveBeenCalledWith('Madison, Alabama');
    expect(field()).toHaveFocus();
  });

  it('says that nothing fits, and Enter chooses nothing then', async () => {
    await userEvent.type(field(), 'Zzz{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('No place of that name.');
    expect(chosen).not.toHaveBeenCalled();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });
});
