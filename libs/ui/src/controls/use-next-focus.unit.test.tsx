import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../surfaces/dialog';
import { Button } from './button';
import { useNextFocus } from './use-next-focus';

function Reminders({ titles }: { titles: readonly string[] }) {
  const next = useNextFocus<HTMLElement>();
  return (
    <section {...next} tabIndex={-1} aria-label="Reminders">
      {titles.map((title) => (
        <Button key={title}>{title}</Button>
      ))}
    </section>
  );
}

/** A plan whose buttons go, together with the dialog that one of them opens, once it is accepted there. */
function Plan() {
  const next = useNextFocus<HTMLElement>();
  const [step, setStep] = useState<'offered' | 'reviewed' | 'accepted'>('offered');
  return (
    <section {...next} tabIndex={-1} aria-label="Plan">
      {step !== 'accepted' && (
        <>
          <Button>Optimize</Button>
          <Button onClick={() => setStep('reviewed')}>Review</Button>
        </>
      )}
      <Button>Figures</Button>
      <Button>Neighbors</Button>
      {step === 'reviewed' && (
        <Dialog open title="Review" onClose={() => setStep('offered')} returnsFocus={() => false}>
          <Button onClick={() => setStep('accepted')}>Accept</Button>
        </Dialog>
      )}
    </section>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const focus = (name: string) => act(() => button(name).focus());

describe('the focus of something that goes', () => {
  it('is taken by what stands in its place', async () => {
    const { rerender } = render(<Reminders titles={['Water', 'Feed', 'Weed']} />);
    focus('Feed');
    rerender(<Reminders titles={['Water', 'Weed']} />);
    await waitFor(() => expect(button('Weed')).toHaveFocus());
    rerender(<Reminders titles={['Water']} />);
    await waitFor(() => expect(button('Water')).toHaveFocus());
  });

  it('is taken by the area where nothing is left to press', async () => {
    const { rerender } = render(<Reminders titles={['Water']} />);
    focus('Water');
    rerender(<Reminders titles={[]} />);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Reminders' })).toHaveFocus());
  });

  it('is taken by what stands in its place when it goes with a dialog that it opened', async () => {
    render(<Plan />);
    await userEvent.click(button('Review'));
    await screen.findByRole('dialog');
    await userEvent.click(button('Accept'));
    await waitFor(() => expect(button('Figures')).toHaveFocus());
  });

  it('is not taken from anything else, nor where no one was', async () => {
    const both = (titles: readonly string[]) => (
      <>
        <Reminders titles={titles} />
        <Button>Elsewhere</Button>
      </>
    );
    const { rerender } = render(both(['Water', 'Feed', 'Weed']));
    focus('Feed');
    focus('Elsewhere');
    rerender(both(['Water', 'Weed']));
    await Promise.resolve();
    expect(button('Elsewhere')).toHaveFocus();
    focus('Water');
    await userEvent.click(document.body);
    rerender(both(['Water']));
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });
});
