import { createQueryClient } from '@planted/mfe-kit/query-client';
import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { offerKeptCommands } from './offer-kept-commands';

/** What was fetched, in order; what is lost is so until there is a signal. */
const fetched: string[] = [];
let isLost = false;
function mockFetch(name: string): void {
  if (isLost) throw new TypeError('Failed to fetch');
  fetched.push(name);
}
jest.mock('./waiting-bar', () => {
  mockFetch('what shows them');
  return {};
});
jest.mock('./start-waiting', () => {
  mockFetch('what keeps them');
  return { startWaiting: async () => ({ isHeld: () => false }) };
});

/** A gardener's page a second after it was opened. */
async function opens(): Promise<void> {
  signInForTest({ id: 'rosa' });
  offerKeptCommands(createQueryClient(() => {}));
  await jest.advanceTimersByTimeAsync(1000);
}

beforeEach(() => {
  fetched.length = 0;
  isLost = false;
  jest.resetModules();
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
  signOutForTest();
});

describe('what keeps and shows commands without a signal', () => {
  it('FLD-5 is fetched while there is one, before anything is to be kept or shown', async () => {
    await opens();
    expect(fetched.toSorted()).toEqual(['what keeps them', 'what shows them']);
  });

  it('FLD-5 is fetched as soon as there is one again where it did not arrive', async () => {
    isLost = true;
    await opens();
    expect(fetched).toEqual([]);
    isLost = false;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(fetched.toSorted()).toEqual(['what keeps them', 'what shows them']);
  });
});
