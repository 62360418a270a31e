import { MemoryRouter, Route, Routes, useLocation } from '@planted/mfe-kit';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gardenStyles } from './garden-styles';
import { styleIntroductions } from './intro/style-introductions';
import { OptionArea } from './option-area';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(at = '/') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/" element={<OptionArea />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

const view = (name: string) => document.querySelector<HTMLElement>(`[data-view=${name}]`);
const chooser = () => within(screen.getByRole('region', { name: 'Six ways to grow' }));
const address = () => screen.getByRole('status').textContent;

// Loaded on demand in the shell; here its loading is not what is timed.
beforeAll(() => import('./intro/style-intro'));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("the landing's option area", () => {
  it('LAND-2 slides in 500 ms from the four options to the six styles, and back by the arrow', () => {
    jest.useFakeTimers();
    open();
    expect(view('styles')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Choose a Garden Style' }));
    expect(view('options')).toHaveAttribute('data-motion', 'out');
    expect(view('options')).toHaveAttribute('inert');
    expect(view('styles')).toHaveAttribute('data-motion', 'in');
    act(() => jest.advanceTimersByTime(499));
    expect(view('options')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(view('options')).toBeNull();
    expect(view('styles')).not.toHaveAttribute('data-motion');
    expect(address()).toBe('/?view=styles');

    fireEvent.click(screen.getByRole('link', { name: 'Back to the four options' }));
    expect(view('styles')).toHaveAttribute('data-motion', 'out');
    act(() => jest.advanceTimersByTime(500));
    expect(view('styles')).toBeNull();
    expect(screen.getByRole('link', { name: 'Garden Designer' })).toBeInTheDocument();
  });

  it('LAND-2 takes the focus along, to the heading and back to the call', () => {
    jest.useFakeTimers();
    open();
    const call = screen.getByRole('link', { name: 'Choose a Garden Style' });
    call.focus();
    fireEvent.click(call);
    expect(screen.getByRole('heading', { level: 2, name: 'Six ways to grow' })).toHaveFocus();
    act(() => jest.advanceTimersByTime(500));
    screen.getByRole('link', { name: /Back/ }).focus();
    fireEvent.click(screen.getByRole('link', { name: /Back/ }));
    expect(screen.getByRole('link', { name: 'Choose a Garden Style' })).toHaveFocus();
  });

  it('LAND-2 changes at once where motion is unwelcome', () => {
    const stillness = { matches: true, addEventListener() {}, removeEventListener() {} };
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue(stillness as never);
    open();
    fireEvent.click(screen.getByRole('link', { name: 'Choose a Garden Style' }));
    expect(view('options')).toBeNull();
    expect(view('styles')).not.toHaveAttribute('data-motion');
  });

  it('LAND-2 LAND-3 is there on direct load, with six styles, their pictures and their tags', () => {
    open('/?view=styles');
    const cards = chooser().getAllByRole('button');
    expect(cards.map(({ textContent }) => textContent)).toEqual(gardenStyles.map(({ name }) => name));
    const first = within(cards[0]?.closest('li') as HTMLElement);
    expect(first.getByRole('list', { name: 'Difficulty, space and cost' })).toHaveTextContent(
      'BeginnerLarge$',
    );
    expect(first.getByText(gardenStyles[0]?.description ?? '-')).toBeInTheDocument();
    expect(first.getByRole('presentation')).toHaveAttribute('src', '/illustrations/scenes/in-ground.svg');
  });

  it.each(gardenStyles.map(({ name, to, scene }) => [name, to, scene] as const))(
    'LAND-2 introduces the %s on two screens, then goes to %s',
    async (name, to, scene) => {
      open('/?view=styles');
      await userEvent.click(chooser().getByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog', { name }));
      expect(dialog.getByText('1 of 2')).toBeInTheDocument();
      for (const text of styleIntroductions[scene]?.suits ?? ['-']) {
        expect(dialog.getByText(text)).toBeInTheDocument();
      }
      await userEvent.click(dialog.getByRole('button', { name: 'How to begin' }));
      expect(dialog.getByText('2 of 2')).toBeInTheDocument();
      expect(dialog.getByRole('heading', { name: 'How to begin' })).toHaveFocus();
      expect(dialog.getAllByRole('heading', { level: 4 })).toHaveLength(3);
      await userEvent.click(dialog.getByRole('link', { name: 'Start Drawing' }));
      expect(address()).toBe(to);
    },
  );

  it('LAND-2 turns back to the first screen, and closes without going anywhere', async () => {
    open('/?view=styles');
    await userEvent.click(chooser().getByRole('button', { name: 'Indoor Garden' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'How to begin' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByRole('heading', { name: 'It suits you if' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/?view=styles');
  });
});
