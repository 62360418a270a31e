import type { chooseMorningNoteCall, MorningNote, NoteDevice, RequestOf } from '@planted/contracts';
import { alertStore } from '@planted/mfe-kit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addNoteDevice,
  ApiError,
  chooseMorningNote,
  fetchMorningNote,
  removeNoteDevice,
  sendExampleNote,
} from './calls';
import { asAda, press } from '../testing/as-ada';
import NoteSection from './note-section';

jest.mock('../../../federation/remote-providers');
jest.mock('./calls', () => {
  const { useQuery } = jest.requireActual('@tanstack/react-query');
  const calls = {
    ...jest.requireActual('./calls'),
    ...{ addNoteDevice: jest.fn(), chooseMorningNote: jest.fn(), fetchMorningNote: jest.fn() },
    ...{ removeNoteDevice: jest.fn(), sendExampleNote: jest.fn() },
    useFetchMorningNote: () =>
      useQuery({ queryKey: calls.fetchMorningNoteKey, queryFn: () => calls.fetchMorningNote() }),
  };
  return calls;
});

type Choice = RequestOf<typeof chooseMorningNoteCall>;

/** A service with what was chosen, and the devices that are on. */
function serve({ note = null, devices = [] }: { note?: MorningNote | null; devices?: NoteDevice[] } = {}) {
  const state = { note, devices, version: note ? 1 : 0, examples: [] as string[] };
  jest.mocked(fetchMorningNote).mockImplementation(async () => ({
    ...{ version: state.version, note: state.note, pushKey: 'BKey', devices: state.devices },
  }));
  jest.mocked(chooseMorningNote).mockImplementation(async ({ expectedVersion, ...chosen }: Choice) => {
    if (expectedVersion !== state.version) throw new ApiError('Changed meanwhile', 409, 'conflict');
    state.version += 1;
    state.note = chosen;
    return { version: state.version };
  });
  jest.mocked(addNoteDevice).mockImplementation(async ({ name }) => {
    state.devices = [...state.devices, { id: 'here', name, addedAt: '2026-05-02T12:00:00Z' }];
    return { id: 'here' };
  });
  jest.mocked(removeNoteDevice).mockImplementation(async ({ id }) => {
    state.devices = state.devices.filter((device) => device.id !== id);
    return {};
  });
  jest.mocked(sendExampleNote).mockImplementation(async ({ id }) => {
    state.examples.push(id);
    return {};
  });
  return state;
}

/** A browser with a push service, in which the person answers the question so. */
function browser(answer: NotificationPermission, before: NotificationPermission = 'default') {
  const asked = jest.fn();
  const unsubscribed = jest.fn();
  let subscription: object | null = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      subscription = {
        toJSON: () => ({
          endpoint: `https://push.example/${applicationServerKey}`,
          keys: { p256dh: 'p', auth: 'a' },
        }),
        unsubscribe: async () => {
          subscription = null;
          unsubscribed();
        },
      };
      return subscription;
    },
  };
  const registration = { pushManager };
  const notification = {
    permission: before,
    requestPermission: async () => {
      asked();
      notification.permission = answer;
      return answer;
    },
  };
  Object.assign(window, { Notification: notification, PushManager: class {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
    configurable: true,
  });
  return { asked, unsubscribed };
}

const toggle = () => screen.findByRole('switch', { name: 'Notes in this browser' });
const laptop = { id: 'laptop', name: 'Chrome on Linux', addedAt: '2026-04-11T12:00:00Z' };

asAda();
beforeEach(() => {
  jest.mocked(addNoteDevice).mockClear();
  localStorage.clear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
});

describe('the note of a morning', () => {
  it('TEL-4 asks for the permission only after the switch is pressed, and is off as easily', async () => {
    const state = serve({ devices: [laptop] });
    const { asked, unsubscribed } = browser('granted');
    render(<NoteSection />);
    const list = await screen.findByRole('list', { name: 'Browsers with notes' });
    expect(within(list).getByText('since April 11')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    expect(await toggle()).not.toBeChecked();
    await userEvent.click(await toggle());
    expect(await within(list).findByText('This computer')).toBeVisible();
    expect(await toggle()).toBeChecked();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(jest.mocked(addNoteDevice).mock.calls[0]?.[0]).toMatchObject({
      subscription: { endpoint: 'https://push.example/BKey', keys: { p256dh: 'p', auth: 'a' } },
    });
    await userEvent.click(await toggle());
    expect(await screen.findByRole('button', { name: 'Turn off: Chrome on Linux' })).toBeEnabled();
    expect(await toggle()).not.toBeChecked();
    expect(state.devices).toEqual([laptop]);
    expect(unsubscribed).toHaveBeenCalled();
    await press('Turn off: Chrome on Linux');
    expect(await toggle()).toBeEnabled();
    expect(state.devices).toEqual([]);
  });

  it('TEL-4 shows an example here, for which it turns notes on first', async () => {
    const state = serve();
    browser('granted');
    render(<NoteSection />);
    expect(await screen.findByRole('img', { name: /^An example of a note at 7:00 AM/ })).toBeVisible();
    await press('Send me an example');
    expect(await screen.findByText('This computer')).toBeVisible();
    await press('Send me an example');
    expect(await screen.findByRole('button', { name: 'Send me an example' })).toBeEnabled();
    expect([state.examples, state.devices.length]).toEqual([['here', 'here'], 1]);
  });

  it('TEL-4 says exactly what is blocked, and how this browser lets it in again', async () => {
    serve();
    browser('denied');
    render(<NoteSection />);
    await userEvent.click(await toggle());
    expect(await screen.findByText('Notifications are blocked in this browser’s settings.')).toBeVisible();
    expect(screen.getByText(/^(Press|Open) .+(Notifications|Safari).*\.$/)).toBeVisible();
    expect(await toggle()).toBeDisabled();
    expect(addNoteDevice).not.toHaveBeenCalled();
  });

  it('TEL-4 leaves a browser without notifications the mail', async () => {
    const state = serve();
    render(<NoteSection />);
    expect(await screen.findByText(/^This browser shows no notifications/)).toBeVisible();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'By mail, too' }));
    expect(await screen.findByRole('checkbox', { name: 'By mail, too' })).toBeChecked();
    expect(state.note).toMatchObject({
      time: '07:00',
      byMail: true,
      quiet: { from: '21:00', until: '06:00' },
    });
  });

  it('TEL-5 says why there can be no letters', async () => {
    serve();
    jest
      .mocked(chooseMorningNote)
      .mockRejectedValue(new ApiError('No email address of yours is known here', 400, 'invalid'));
    render(<NoteSection />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'By mail, too' }));
    await screen.findByRole('checkbox', { name: 'By mail, too', checked: false });
    expect(alertStore.get().map(({ title, text }) => [title, text])).toEqual([
      ['Nothing was changed', 'No email address of yours is known here'],
    ]);
  });

  it('TEL-4 keeps the note out of quiet hours', async () => {
    const state = serve();
    render(<NoteSection />);
    await press('Hour and quiet hours');
    const dialog = within(await screen.findByRole('dialog', { name: 'Hour and quiet hours' }));
    const until = dialog.getByLabelText('Until');
    await userEvent.clear(until);
    await userEvent.type(until, '08:00');
    expect(dialog.getByText('Your note comes at 7:00 AM, which is in the quiet hours.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    const hour = dialog.getByLabelText('Note at');
    await userEvent.clear(hour);
    await userEvent.type(hour, '08:15');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Hour and quiet hours' });
    expect(await screen.findByText(/^At 8:15 AM/)).toBeVisible();
    expect(state.note).toMatchObject({ time: '08:15', quiet: { from: '21:00', until: '08:00' } });
  });

  it('TEL-4 shows what another device chose meanwhile', async () => {
    const state = serve();
    render(<NoteSection />);
    await screen.findByRole('checkbox', { name: 'By mail, too' });
    state.version = 5;
    state.note = { time: '09:00', timeZone: 'Europe/Paris', quiet: null, byMail: false };
    await userEvent.click(await screen.findByRole('checkbox', { name: 'By mail, too' }));
    expect(await screen.findByText(/^At 9:00 AM/)).toBeVisible();
    expect(alertStore.get().at(-1)?.title).toBe('Another device was faster');
  });
});
