import { createHash, webcrypto } from 'node:crypto';
import type { CalendarContents, makeCalendarAddressCall, RequestOf } from '@planted/contracts';
import { alertStore } from '@planted/mfe-kit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CalendarSection from './calendar-section';
import {
  ApiError,
  chooseCalendarContents,
  fetchCalendarAddress,
  makeCalendarAddress,
  revokeCalendarAddress,
} from './calls';
import { asAda, press } from '../testing/as-ada';
import { readWords } from './read-words';

const gardens = [
  { id: 'bed-1', name: 'Kitchen Bed' },
  { id: 'bed-2', name: 'Salad Border' },
];
jest.mock('../../../federation/remote-providers');
jest.mock('./calls', () => {
  const { useQuery } = jest.requireActual('@tanstack/react-query');
  const calls = {
    ...jest.requireActual('./calls'),
    chooseCalendarContents: jest.fn(),
    fetchCalendarAddress: jest.fn(),
    makeCalendarAddress: jest.fn(),
    revokeCalendarAddress: jest.fn(),
    useGardens: () => ({ data: gardens }),
    useFetchCalendarAddress: () =>
      useQuery({ queryKey: calls.fetchCalendarAddressKey, queryFn: () => calls.fetchCalendarAddress() }),
  };
  return calls;
});

type Making = RequestOf<typeof makeCalendarAddressCall>;

/** A service with one address, or none. */
function serve(
  address: { hint: string; contents: CalendarContents } | null = null,
  version = address ? 1 : 0,
) {
  const state = { address, version };
  const made: Making[] = [];
  const next = (expectedVersion: number) => {
    if (expectedVersion !== state.version) throw new ApiError('Changed meanwhile', 409, 'conflict');
    state.version += 1;
    return { version: state.version };
  };
  jest.mocked(fetchCalendarAddress).mockImplementation(async () => ({
    version: state.version,
    address: state.address && { ...state.address, madeAt: '2026-05-02T12:00:00Z', lastReadAt: null },
  }));
  jest.mocked(makeCalendarAddress).mockImplementation(async (input) => {
    const answer = next(input.expectedVersion);
    made.push(input);
    state.address = { hint: input.hint, contents: input.contents };
    return answer;
  });
  jest.mocked(chooseCalendarContents).mockImplementation(async ({ expectedVersion, contents }) => {
    const answer = next(expectedVersion);
    if (state.address) state.address = { ...state.address, contents };
    return answer;
  });
  jest.mocked(revokeCalendarAddress).mockImplementation(async ({ expectedVersion }) => {
    const answer = next(expectedVersion);
    state.address = null;
    return answer;
  });
  return { state, made };
}

const contents: CalendarContents = {
  ...{ kinds: ['planting', 'harvest', 'reminders'], gardenIds: null, withoutNames: false },
};
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Private address' });

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});

asAda();

describe('the garden in a calendar', () => {
  it('TEL-1 makes no address before it is asked to, then one of 256 bits of which it sends the hash', async () => {
    const { made } = serve();
    userEvent.setup();
    render(<CalendarSection />);
    expect(makeCalendarAddress).not.toHaveBeenCalled();
    await press('Make a private address');
    expect((await address()).value).toMatch(/\/feed\/[\w-]{4}…[\w-]{3}\.ics$/);
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press('Copy');
    expect(await screen.findByText('Copied. Paste it into your calendar.')).toBeVisible();
    const [whole = ''] = written.mock.calls[0] ?? [];
    const token = /\/feed\/([\w-]{43})\.ics$/.exec(whole)?.[1] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(made).toEqual([
      {
        ...{ expectedVersion: 0, contents, timeZone: expect.any(String) },
        tokenHash: createHash('sha256').update(token).digest('hex'),
        hint: `${token.slice(0, 4)}…${token.slice(-3)}`,
      },
    ]);
    expect(screen.getByRole('link', { name: 'Open in calendar' })).toHaveAttribute(
      'href',
      whole.replace('http:', 'webcal:'),
    );
    const code = await screen.findByRole('img', { name: 'QR code of the private address' });
    expect([...code.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).toEqual([
      '#fff',
      '#000',
    ]);
  });

  it('shows the address for who cannot copy it', async () => {
    serve();
    userEvent.setup();
    render(<CalendarSection />);
    await press('Make a private address');
    await address();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await press('Copy');
    expect(await screen.findByText('Your browser did not copy it. Copy it from the field.')).toBeVisible();
    expect((await address()).value).toMatch(/\/feed\/[\w-]{43}\.ics$/);
  });

  it('TEL-1 shows an address of an earlier visit shortened, and says why there is no more of it', async () => {
    serve({ hint: '7Qm2…x9T', contents });
    render(<CalendarSection />);
    expect((await address()).value).toMatch(/\/feed\/7Qm2…x9T\.ics$/);
    expect(screen.getByText(/is kept nowhere/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('TEL-1 chooses what it tells: kinds, gardens, and no names', async () => {
    const { state } = serve({ hint: '7Qm2…x9T', contents });
    render(<CalendarSection />);
    await tick('Watering');
    await waitFor(() => expect(state.version).toBe(2));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Watering' })).toBeChecked());
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Kitchen Bed' })).toBeEnabled());
    await tick('Kitchen Bed');
    await waitFor(() => expect(state.version).toBe(3));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Leave out names of gardens and plants' })).toBeEnabled(),
    );
    // A calendar of no garden would be empty.
    expect(screen.getByRole('checkbox', { name: 'Salad Border' })).toHaveAttribute('aria-disabled', 'true');
    await tick('Leave out names of gardens and plants');
    await waitFor(() => expect(state.version).toBe(4));
    expect(state.address?.contents).toEqual({
      ...{
        kinds: ['planting', 'harvest', 'reminders', 'watering'],
        gardenIds: ['bed-2'],
        withoutNames: true,
      },
    });
  });

  it('TEL-1 replaces the address once it is said what that does, and keeps what it tells', async () => {
    const chosen = { ...contents, kinds: ['harvest' as const] };
    const { made } = serve({ hint: '7Qm2…x9T', contents: chosen });
    render(<CalendarSection />);
    await press('Replace');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(
      'The old address stops working now. Calendars that use it must be given the new one.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(made).toMatchObject([{ expectedVersion: 1, contents: chosen }]));
    expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
  });

  it('TEL-1 revokes it, and offers to make one again', async () => {
    const { state } = serve({ hint: '7Qm2…x9T', contents });
    render(<CalendarSection />);
    await press('Revoke');
    const dialog = await screen.findByRole('alertdialog');
    expect(state.address).not.toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('button', { name: 'Make a private address' })).toBeEnabled();
    expect(state.address).toBeNull();
  });

  it('says that another device was faster, and shows what is there', async () => {
    const { state } = serve({ hint: '7Qm2…x9T', contents });
    render(<CalendarSection />);
    await address();
    Object.assign(state, { version: 5, address: { hint: 'New1…abc', contents } });
    await tick('Watering');
    await waitFor(() =>
      expect(alertStore.get()).toMatchObject([{ kind: 'error', title: 'Another device was faster' }]),
    );
    await waitFor(async () => expect((await address()).value).toContain('New1…abc'));
  });

  it('says when the address could not be read, and tries again', async () => {
    serve();
    jest.mocked(fetchCalendarAddress).mockRejectedValueOnce(new ApiError('Network error', 0, 'network'));
    render(<CalendarSection />);
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Make a private address' })).toBeEnabled();
  });
});

describe('when an address was made and read', () => {
  const made = { madeAt: '2026-05-02T12:00:00Z', lastReadAt: null };
  const now = new Date('2026-05-21T12:00:00Z');

  it.each([
    [made, 'Created May 2 · not read yet'],
    [{ ...made, lastReadAt: '2026-05-21T11:12:00Z' }, /^Created May 2 · last read today, \d+:12 [AP]M$/],
    [{ ...made, lastReadAt: '2026-05-11T11:12:00Z' }, /^Created May 2 · last read May 11, \d+:12 [AP]M$/],
    [{ madeAt: '2025-05-02T12:00:00Z', lastReadAt: null }, 'Created May 2, 2025 · not read yet'],
  ])('is said of %j', (address, words) => {
    expect(readWords(address, now)).toMatch(words);
  });
});
