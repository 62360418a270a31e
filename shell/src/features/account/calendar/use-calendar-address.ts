import { CALENDAR_FEED_BASE, type CalendarAddress, type CalendarContents } from '@planted/contracts';
import { newId, showAlert } from '@planted/mfe-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ApiError,
  chooseCalendarContents,
  fetchCalendarAddressKey,
  makeCalendarAddress,
  revokeCalendarAddress,
  useFetchCalendarAddress,
} from './calls';
import { type CalendarToken, newToken } from './new-token';

/** Sowing, planting, harvests and reminders of all gardens. */
const FIRST_CONTENTS: CalendarContents = {
  ...{ kinds: ['planting', 'harvest', 'reminders'], gardenIds: null, withoutNames: false },
};

/** Of the visit in which it was made: nobody keeps it, and it goes with its gardener's data. */
const TOKEN_KEY = ['calendar-token'] as const;

export interface ShownAddress extends CalendarAddress {
  /** The whole of it, where it was made in this visit. */
  readonly whole: string | null;
  /** With the middle of its token left out. */
  readonly shortened: string;
}

type CalendarAct = 'make' | 'choose' | 'revoke';

export interface CalendarActs {
  readonly status: 'loading' | 'failed' | 'ready';
  /** null where there is none. */
  readonly address: ShownAddress | null;
  /** What is under way. */
  readonly busy: CalendarAct | null;
  readonly retry: () => void;
  /** Makes the address, or replaces it. @returns whether it is there */
  readonly make: () => Promise<boolean>;
  readonly choose: (contents: CalendarContents) => Promise<boolean>;
  readonly revoke: () => Promise<boolean>;
}

const addressOf = (token: string): string => `${location.origin}${CALENDAR_FEED_BASE}/${token}.ics`;

/** The gardener's private calendar address. */
export function useCalendarAddress(): CalendarActs {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useFetchCalendarAddress();
  const made = useQuery<CalendarToken | null>({
    ...{ queryKey: TOKEN_KEY, queryFn: () => null, enabled: false, gcTime: Infinity },
  });
  const [busy, setBusy] = useState<CalendarAct | null>(null);

  async function act(
    name: CalendarAct,
    send: (expectedVersion: number) => Promise<unknown>,
  ): Promise<boolean> {
    if (!data || busy) return false;
    setBusy(name);
    try {
      await send(data.version);
      return true;
    } catch (cause) {
      console.warn('The calendar address was not changed:', cause);
      tell(cause);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: fetchCalendarAddressKey });
      setBusy(null);
    }
  }

  const { address = null } = data ?? {};
  const token = made.data?.hint === address?.hint ? (made.data?.token ?? null) : null;
  return {
    status: data ? 'ready' : isError ? 'failed' : 'loading',
    address: address && {
      ...address,
      whole: token === null ? null : addressOf(token),
      shortened: addressOf(address.hint),
    },
    busy,
    retry: () => void refetch(),
    make: () =>
      act('make', async (expectedVersion) => {
        const { tokenHash, hint, ...rest } = await newToken();
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        const contents = address?.contents ?? FIRST_CONTENTS;
        await makeCalendarAddress({ expectedVersion, tokenHash, hint, timeZone, contents }, newId());
        queryClient.setQueryData<CalendarToken>(TOKEN_KEY, { tokenHash, hint, ...rest });
      }),
    choose: (contents) =>
      act('choose', (expectedVersion) => chooseCalendarContents({ expectedVersion, contents }, newId())),
    revoke: () => act('revoke', (expectedVersion) => revokeCalendarAddress({ expectedVersion }, newId())),
  };
}

function tell(cause: unknown): void {
  const isConflict = cause instanceof ApiError && cause.status === 409;
  const isRefusal = cause instanceof ApiError && cause.status >= 400;
  showAlert({
    kind: 'error',
    title: isConflict ? 'Another device was faster' : 'Nothing was changed',
    text: isConflict
      ? 'Your private address was changed there. This is how it is now.'
      : isRefusal
        ? cause.message
        : 'Check your connection, then try again.',
  });
}
