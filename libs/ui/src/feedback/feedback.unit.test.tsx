import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { Dialog } from '../surfaces/dialog';
import { EmptyState } from './empty-state';
import { Loading } from './loading';
import { Meter } from './meter';
import { ProgressRing } from './progress-ring';
import { Toast, ToastRegion } from './toast';

describe('a toast', () => {
  it('announces an error at once and a success politely', () => {
    render(
      <ToastRegion>
        <Toast kind="error" title="Watering Failed" detail="Unknown error" onDismiss={() => {}} />
        <Toast kind="success" title="Watering Complete!" onDismiss={() => {}} />
      </ToastRegion>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Watering Failed');
    expect(screen.getByRole('status')).toHaveTextContent('Watering Complete!');
  });

  it('stays within reach of readers while a dialog hides the rest of the page', async () => {
    const toasts = (
      <ToastRegion>
        <Toast kind="undo" title="Herb Square deleted" onDismiss={() => {}} />
      </ToastRegion>
    );
    const { rerender } = render(toasts);
    rerender(
      <>
        <button type="button">Behind it</button>
        {toasts}
        <Dialog open onClose={() => {}} title="Add a reminder" />
      </>,
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Behind it' })).not.toBeInTheDocument());
    expect(screen.getByRole('status')).toHaveTextContent('Herb Square deleted');
  });

  it('can be acted on and dismissed', async () => {
    const undo = jest.fn();
    const dismiss = jest.fn();
    render(
      <Toast
        kind="undo"
        title="Herb Square deleted"
        action={{ label: 'Undo', onAct: undo }}
        onDismiss={dismiss}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismiss).toHaveBeenCalledTimes(1);
  });
});

describe('a progress ring', () => {
  const drawn = (percent: number) => {
    const { container } = render(<ProgressRing percent={percent} label="Carrot growth" />);
    const [length] = container
      .querySelectorAll('circle')[1]
      ?.getAttribute('stroke-dasharray')
      ?.split(' ') ?? ['0'];
    return Math.round((Number(length) / (2 * Math.PI * 46)) * 100);
  };

  it.each([
    [0, 0],
    [18, 18],
    [100, 100],
    [140, 100],
    [-3, 0],
  ])('of %d %% is filled by %d %%', (percent, share) => {
    expect(drawn(percent)).toBe(share);
  });

  it('shows its share', () => {
    render(<ProgressRing percent={64.4} label="Carrot growth" />);
    expect(screen.getByRole('meter', { name: 'Carrot growth' })).toHaveAttribute('aria-valuetext', '64%');
  });
});

describe('a meter', () => {
  it('shows its value in words', () => {
    render(<Meter label="Plants placed" value={26} max={28} valueText="26 of at most 28" />);
    const meter = screen.getByRole('meter', { name: 'Plants placed' });
    expect(meter).toHaveAttribute('aria-valuenow', '26');
    expect(meter).toHaveAttribute('aria-valuetext', '26 of at most 28');
  });

  it('stays empty when there is nothing to fill', () => {
    render(<Meter label="Plants placed" value={0} max={0} />);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '0%');
  });
});

it('what tells of progress and absence has no accessibility problem', async () => {
  render(
    <>
      <ToastRegion>
        <Toast kind="info" title="Saved on this device" onDismiss={() => {}} />
      </ToastRegion>
      <ProgressRing percent={50} label="Carrot growth" />
      <Meter label="Plants placed" value={1} max={2} />
      <Loading>Loading plants...</Loading>
      <EmptyState>You have not created any gardens yet, jump on it!</EmptyState>
    </>,
  );
  expect(await accessibilityProblems()).toEqual([]);
});
