import { MemoryRouter, signInStore } from '@planted/mfe-kit';
import { signOutForTest } from '@planted/mfe-kit/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { contentId } from './focus-content';
import { MobileMenu } from './mobile-menu';

const slideOutMs = 300;
let turnScreen: (isNarrow: boolean) => void;

function openMenu() {
  render(
    <MemoryRouter>
      <MobileMenu />
      <main id={contentId} tabIndex={-1} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  return { menu, inMenu: within(menu) };
}

// jsdom shows no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => {
  jest.useFakeTimers();
  signOutForTest();
  const listeners: (() => void)[] = [];
  const narrow = {
    matches: false,
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    removeEventListener: () => listeners.splice(0),
  };
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(() => narrow as never);
  turnScreen = (isNarrow) => {
    narrow.matches = isNarrow;
    for (const listener of listeners) listener();
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the menu of small screens', () => {
  it('NAV-2 slides out for 300 ms before it is closed', () => {
    const { menu, inMenu } = openMenu();
    expect(inMenu.getByRole('link', { name: 'Plant Finder' })).toBeInTheDocument();
    const button = inMenu.getByRole('button', { name: 'Close menu' });
    expect(button).toHaveFocus();
    fireEvent.click(button);
    expect(menu).toHaveAttribute('data-leaving');
    act(() => jest.advanceTimersByTime(slideOutMs - 1));
    expect(menu).toHaveAttribute('open');
    act(() => jest.advanceTimersByTime(1));
    expect(menu).not.toHaveAttribute('open');
  });

  it.each([
    ['Escape', (menu: HTMLElement) => fireEvent(menu, new Event('cancel', { cancelable: true }))],
    ['a press on the overlay', (menu: HTMLElement) => fireEvent.click(menu.firstElementChild as Element)],
  ])('NAV-2 is closed by %s', (_way, leave) => {
    const { menu } = openMenu();
    leave(menu);
    act(() => jest.advanceTimersByTime(slideOutMs));
    expect(menu).not.toHaveAttribute('open');
  });

  it('NAV-2 keeps Tab inside, both ways', () => {
    const { menu, inMenu } = openMenu();
    const first = inMenu.getByRole('button', { name: 'Close menu' });
    const last = inMenu.getByRole('button', { name: 'System' });
    last.focus();
    fireEvent.keyDown(last, { key: 'Tab' });
    expect(first).toHaveFocus();
    fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
    expect(last).toHaveFocus();
    expect(menu).toHaveAttribute('open');
  });

  it('NAV-2 hands the focus to the page that was chosen', () => {
    const { inMenu } = openMenu();
    fireEvent.click(inMenu.getByRole('link', { name: 'About' }));
    act(() => jest.advanceTimersByTime(slideOutMs));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('NAV-2 AUTH-1 is gone before the sign-in overlay opens', () => {
    const { menu, inMenu } = openMenu();
    fireEvent.click(inMenu.getByRole('button', { name: 'Sign In' }));
    expect(signInStore.get()).toBeNull();
    act(() => jest.advanceTimersByTime(slideOutMs));
    expect(menu).not.toHaveAttribute('open');
    expect(signInStore.get()).toEqual({ type: 'other' });
    signInStore.close();
  });

  it('NAV-2 does not lock a page whose screen has become wide', () => {
    const { menu } = openMenu();
    act(() => turnScreen(false));
    expect(menu).not.toHaveAttribute('open');
  });

  it('FLD-4 ends sun mode for whoever chooses a theme, which would not be seen in it', () => {
    document.documentElement.dataset['sun'] = '';
    const { inMenu } = openMenu();
    fireEvent.click(inMenu.getByRole('button', { name: 'Dark' }));
    expect(document.documentElement).not.toHaveAttribute('data-sun');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    fireEvent.click(inMenu.getByRole('button', { name: 'System' }));
  });
});
