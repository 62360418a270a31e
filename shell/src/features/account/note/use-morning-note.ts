import { MORNING_NOTE_OFF, type MorningNote, type NoteDevice } from '@planted/contracts';
import { newId, showAlert } from '@planted/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addNoteDevice,
  ApiError,
  chooseMorningNote,
  fetchMorningNoteKey,
  removeNoteDevice,
  sendExampleNote,
  useFetchMorningNote,
} from './calls';
import { deviceName } from './device-words';
import { mayNotify, noteAbility, type NoteAbility, ownDevice, subscribe, unsubscribe } from './this-browser';

export type NoteChoice = Omit<MorningNote, 'timeZone'>;

type NoteAct = 'on' | 'off' | 'example' | 'choose';

export interface MorningNoteActs {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly choice: NoteChoice;
  readonly devices: readonly NoteDevice[];
  /** The one among them that this browser is. */
  readonly own: string | null;
  readonly ability: NoteAbility;
  /** What is under way. */
  readonly busy: NoteAct | null;
  readonly retry: () => void;
  /** Asks for the permission and turns notes on in this browser. */
  readonly turnOn: () => Promise<boolean>;
  readonly turnOff: (device: string) => Promise<boolean>;
  /** Shows an example here; turns notes on for it first. */
  readonly example: () => Promise<boolean>;
  readonly choose: (choice: NoteChoice) => Promise<boolean>;
}

const clockHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When a gardener is told of the day, in which browsers, and whether by mail. */
export function useMorningNote(): MorningNoteActs {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useFetchMorningNote();
  const [busy, setBusy] = useState<NoteAct | null>(null);
  const [ability, setAbility] = useState(noteAbility);
  const known = ownDevice.read();
  const devices = data?.devices ?? [];
  const own = devices.find(({ id }) => id === known)?.id ?? null;

  async function act(name: NoteAct, work: () => Promise<boolean>): Promise<boolean> {
    if (!data || busy) return false;
    setBusy(name);
    try {
      return await work();
    } catch (cause) {
      console.warn('The morning note was not changed:', cause);
      tell(cause);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: fetchMorningNoteKey });
      setBusy(null);
    }
  }

  /** @returns this browser's id; null where the person says no */
  async function begin(): Promise<string | null> {
    const isAllowed = await mayNotify();
    setAbility(noteAbility());
    if (!isAllowed || !data) return null;
    const subscription = await subscribe(data.pushKey);
    const { id } = await addNoteDevice(
      { name: deviceName(navigator), timeZone: clockHere(), subscription },
      newId(),
    );
    ownDevice.write(id);
    return id;
  }

  return {
    status: data ? 'ready' : isError ? 'failed' : 'loading',
    choice: data?.note ?? MORNING_NOTE_OFF,
    ...{ devices, own, ability, busy },
    retry: () => void refetch(),
    turnOn: () => act('on', async () => (await begin()) !== null),
    turnOff: (id) =>
      act('off', async () => {
        await removeNoteDevice({ id }, newId()).catch(unlessOffAlready);
        if (id === own) await unsubscribe().catch(() => {});
        return true;
      }),
    example: () =>
      act('example', async () => {
        const id = own ?? (await begin());
        if (id === null) return false;
        await sendExampleNote({ id }, newId());
        return true;
      }),
    choose: (choice) =>
      act('choose', async () => {
        const expectedVersion = data?.version ?? 0;
        await chooseMorningNote({ expectedVersion, timeZone: clockHere(), ...choice }, newId());
        return true;
      }),
  };
}

/** Another browser was faster, or the answer to this one was lost. */
function unlessOffAlready(cause: unknown): void {
  if (!(cause instanceof ApiError && cause.status === 404)) throw cause;
}

function tell(cause: unknown): void {
  const isConflict = cause instanceof ApiError && cause.status === 409;
  const isRefusal = cause instanceof ApiError && cause.status >= 400;
  const ofBrowser = cause instanceof DOMException;
  showAlert({
    kind: 'error',
    title: isConflict ? 'Another device was faster' : 'Nothing was changed',
    text: isConflict
      ? 'Your morning note was changed there. This is how it is now.'
      : isRefusal
        ? cause.message
        : ofBrowser
          ? 'This browser’s push service does not answer. Try again later.'
          : 'Check your connection, then try again.',
  });
}
