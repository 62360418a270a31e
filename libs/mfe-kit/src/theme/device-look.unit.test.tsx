import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseDeviceLook, showDeviceLooks } from './device-look';
import { useDeviceLook } from './use-device-look';

const root = document.documentElement;
const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

function Sun() {
  const [isOn, choose] = useDeviceLook('sun');
  return (
    <button type="button" aria-pressed={isOn} onClick={() => choose(!isOn)}>
      Sun mode
    </button>
  );
}

describe('how a device is held and seen', () => {
  beforeEach(() => {
    localStorage.clear();
    showDeviceLooks(root, () => localStorage);
  });

  it('FLD-4 is chosen by one press, kept on the device and shown before anything else', async () => {
    render(<Sun />);
    const button = screen.getByRole('button', { name: 'Sun mode', pressed: false });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(root).toHaveAttribute('data-sun');
    const next = document.createElement('html');
    showDeviceLooks(next, () => localStorage);
    expect(next).toHaveAttribute('data-sun');
    expect(next).not.toHaveAttribute('data-left');
    await userEvent.click(button);
    showDeviceLooks(next, () => localStorage);
    expect(next).not.toHaveAttribute('data-sun');
  });

  it('FLD-4 is known to every part of the page, whichever changed it', async () => {
    render(<Sun />);
    await act(async () => chooseDeviceLook(root, () => localStorage, 'sun', true));
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  });

  it('FLD-4 holds for the page where the browser denies storage', () => {
    chooseDeviceLook(root, denied, 'left', true);
    expect(root).toHaveAttribute('data-left');
    expect(() => showDeviceLooks(root, denied)).not.toThrow();
  });
});
