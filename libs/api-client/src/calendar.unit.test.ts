import type { makeCalendarAddressCall, RequestOf } from '@planted/contracts';
import { chooseCalendarContents } from './choose-calendar-contents';
import { fetchCalendarAddress } from './fetch-calendar-address';
import { makeCalendarAddress } from './make-calendar-address';
import { revokeCalendarAddress } from './revoke-calendar-address';

const contents = { kinds: ['harvest' as const], gardenIds: null, withoutNames: false };
const making: RequestOf<typeof makeCalendarAddressCall> = {
  ...{ expectedVersion: 0, tokenHash: 'ab'.repeat(32), hint: 'abcd…xyz', timeZone: 'Europe/Paris', contents },
};

describe('the calls of a calendar address', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('make, choose and revoke post under their keys and take the version', async () => {
    const asked: unknown[] = [];
    globalThis.fetch = async (address, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      asked.push([String(address), init?.method, JSON.parse(String(init?.body)), key]);
      return Response.json({ data: { version: asked.length } });
    };
    expect(await makeCalendarAddress(making, 'one')).toEqual({ version: 1 });
    expect(await chooseCalendarContents({ expectedVersion: 1, contents }, 'two')).toEqual({ version: 2 });
    expect(await revokeCalendarAddress({ expectedVersion: 2 }, 'three')).toEqual({ version: 3 });
    expect(asked).toEqual([
      ['/api/calendar/makeCalendarAddress', 'POST', making, 'one'],
      ['/api/calendar/chooseCalendarContents', 'POST', { expectedVersion: 1, contents }, 'two'],
      ['/api/calendar/revokeCalendarAddress', 'POST', { expectedVersion: 2 }, 'three'],
    ]);
  });

  it('fetch asks at its address, and refuses an answer of another shape', async () => {
    const data = { version: 0, address: null };
    globalThis.fetch = async (address) =>
      Response.json({ data: String(address) === '/api/calendar/fetchCalendarAddress' ? data : null });
    expect(await fetchCalendarAddress()).toEqual(data);
    globalThis.fetch = async () => Response.json({ data: null });
    await expect(fetchCalendarAddress()).rejects.toMatchObject({ code: 'answer' });
  });
});
