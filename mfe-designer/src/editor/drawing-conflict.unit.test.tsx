import { render, screen } from '@testing-library/react';
import { DrawingConflictCard } from './drawing-conflict';
import { freshStart } from './editor-state';

const drawing = freshStart({ width: 4, height: 4 });
const shown = (isOfSignIn: boolean | undefined) =>
  render(<DrawingConflictCard here={drawing} there={drawing} isOfSignIn={isOfSignIn} choose={jest.fn()} />);

describe('two drawings between which the gardener has to choose', () => {
  it('AUTH-6 are said to be of a guest and of a gardener where they met at a sign-in', () => {
    shown(true);
    expect(screen.getByRole('alert')).toHaveTextContent(/^You had drawn here before you signed in/);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Shown now',
      'The other one',
    ]);
    expect(screen.queryByText(/tab/)).toBeNull();
  });

  it('are said to be of two tabs otherwise', () => {
    shown(undefined);
    expect(screen.getByRole('alert')).toHaveTextContent(/in two tabs at the same time/);
  });
});
