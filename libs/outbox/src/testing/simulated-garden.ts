import type { Commands, CommandStore } from '../command-store';
import { createOutbox, type Outbox } from '../create-outbox';
import type { Outcome, WaitingCommand } from '../waiting-command';

/** Bugs that a simulation must find. */
export type Defect =
  | 'a new key for each try'
  | 'two tabs at once'
  | 'an answer that never came'
  | 'the last first';

const GARDENERS = ['ada', 'ben'] as const;
const HOUR_MS = 3_600_000;
/** In all simulations, what is a try's chance to be cut before and after it arrives, and to arrive much later. */
const CUT_BEFORE = 0.15;
const CUT_AFTER = 0.15;
const LATE = 0.1;

/** Numbers from 0 to below 1, the same for a seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What went wrong, by its number. */
export interface Findings {
  readonly kept: number;
  readonly lost: number;
  readonly doubled: number;
  readonly reordered: number;
  /** Of another gardener than the one whose session it was, or with another time than it happened. */
  readonly wrong: number;
  /** Tries that began while another tab was waiting for an answer. */
  readonly atOnce: number;
  /** Commands that were taken back and done all the same. */
  readonly takenBackAndDone: number;
}

interface Tab {
  isOpen: boolean;
  outbox: Outbox;
}

/**
 * A device with two tabs, a network that is cut and a server that does a key once: a gardener keeps commands there, takes
 * some back, closes pages in the middle of anything, and lends the device to another one.
 */
export async function simulateGarden(seed: number, commands: number, defect?: Defect): Promise<Findings> {
  const random = randomOf(seed);
  const pause = async () => {
    for (let turns = Math.floor(random() * 4); turns > 0; turns -= 1) await Promise.resolve();
  };
  let isOnline = true;
  let session: string | null = 'ada';
  let owner: string | null = 'ada';
  const onDevice = new Map<string, Commands>();
  const done: WaitingCommand[] = [];
  const doneKeys = new Set<string>();
  const expected = new Map<string, WaitingCommand['at']>();
  const order = new Map<string, string[]>(GARDENERS.map((gardener) => [gardener, []]));
  const uncertain = new Set<string>();
  const takenBack = new Set<string>();
  const gardenerOf = new Map<string, string>();
  const limbo: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const sending = new Set<Tab>();
  let [atOnce, wrong, doubled] = [0, 0, 0];

  function take(command: WaitingCommand, key: string, gardener: string): Outcome {
    if (session !== gardener) return { kind: 'signed-out' };
    if (doneKeys.has(key)) return { kind: 'done', answer: null };
    doneKeys.add(key);
    if (done.some((one) => one.key === command.key)) doubled += 1;
    if (gardenerOf.get(command.key) !== gardener || expected.get(command.key) !== command.at) wrong += 1;
    done.push(command);
    return { kind: 'done', answer: null };
  }

  /** Of a page that is closed nothing goes on. */
  const stopped = (tab: Tab) => (tab.isOpen ? Promise.resolve() : new Promise<never>(() => {}));

  function openTab(): Tab {
    const tab = { isOpen: true } as Tab;
    const store: CommandStore = {
      async read(gardener) {
        await pause();
        await stopped(tab);
        return onDevice.get(gardener) ?? [];
      },
      async change(gardener, change) {
        await pause();
        await stopped(tab);
        let next = change(onDevice.get(gardener) ?? []);
        if (defect === 'the last first' && next.length > 1) next = [...next.slice(-1), ...next.slice(0, -1)];
        onDevice.set(gardener, next);
        await pause();
        await stopped(tab);
        return next;
      },
    };
    let tries = 0;
    async function send(command: WaitingCommand, gardener: string): Promise<Outcome> {
      if ([...sending].some((other) => other !== tab && other.isOpen)) atOnce += 1;
      sending.add(tab);
      await pause();
      const key = defect === 'a new key for each try' ? `${command.key} ${(tries += 1)}` : command.key;
      const outcome = transmit(command, key, gardener);
      await pause();
      sending.delete(tab);
      await stopped(tab);
      const isMissed = outcome.kind === 'unanswered' && defect === 'an answer that never came';
      return isMissed ? { kind: 'done', answer: null } : outcome;
    }
    function transmit(command: WaitingCommand, key: string, gardener: string): Outcome {
      const roll = random();
      if (!isOnline || roll < CUT_BEFORE) return { kind: 'unanswered' };
      if (roll < CUT_BEFORE + LATE) {
        limbo.push(() => void take(command, key, gardener));
        return { kind: 'unanswered' };
      }
      const outcome = take(command, key, gardener);
      return roll < CUT_BEFORE + LATE + CUT_AFTER ? { kind: 'unanswered' } : outcome;
    }
    tab.outbox = createOutbox({
      store,
      send,
      canSend: () => random() < 0.9,
      alone: defect === 'two tabs at once' ? (work) => work() : (work) => alone(tab, work),
      owner: () => owner,
      announce: () =>
        void tabs.filter((other) => other !== tab && other.isOpen).map(({ outbox }) => outbox.look()),
      later(_, act) {
        const timer = () => tab.isOpen && act();
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer) >>> 0, 1);
      },
      onSent: pause,
      onSignedOut: () => {},
    });
    return tab;
  }

  const tabs: Tab[] = [];
  const waitingForLock: (() => void)[] = [];
  let holder: Tab | undefined;
  function release(tab: Tab): void {
    if (holder !== tab) return;
    holder = undefined;
    waitingForLock.shift()?.();
  }
  async function alone(tab: Tab, work: () => Promise<void>): Promise<void> {
    while (holder) await new Promise<void>((resolve) => waitingForLock.push(resolve));
    if (!tab.isOpen) return void waitingForLock.shift()?.();
    holder = tab;
    await work().finally(() => release(tab));
  }

  async function close(at: number): Promise<void> {
    const tab = tabs[at];
    if (!tab) return;
    tab.isOpen = false;
    sending.delete(tab);
    release(tab);
    tabs[at] = openTab();
    await tabs[at]?.outbox.look();
  }

  tabs.push(openTab(), openTab());
  const tabAt = (index: number): Tab => tabs[index] ?? openTab();
  let clock = Date.UTC(2026, 4, 21);
  let kept = 0;

  async function keepOne(): Promise<void> {
    const at = Math.floor(random() * tabs.length);
    const gardener = owner;
    if (gardener === null) return;
    const key = `command-${(kept += 1)}`;
    // A clock that is an hour wrong, the other way in the other tab.
    clock += 60_000;
    const told = new Date(clock + (at === 0 ? HOUR_MS : -HOUR_MS)).toISOString().slice(0, 16);
    const command = {
      key,
      call: 'water-all-plants',
      method: 'POST',
      address: '/water',
      body: '{}',
      at: told,
    };
    expected.set(key, told);
    gardenerOf.set(key, gardener);
    const isKilled = random() < 0.01;
    const keeping = tabAt(at).outbox.keep({
      ...command,
      ...{ gardenId: 'bed', version: null, mayHaveArrived: false, isOfDraft: false },
    });
    if (isKilled) {
      await pause();
      await close(at);
      uncertain.add(key);
      return;
    }
    await keeping;
    order.get(gardener)?.push(key);
    void tabAt(at).outbox.drain();
  }

  async function somethingElse(): Promise<void> {
    const roll = random();
    const at = Math.floor(random() * tabs.length);
    if (roll < 0.3) {
      const [last] = tabAt(at).outbox.waiting().slice(-1);
      if (last && (await tabAt(at).outbox.takeBack(last.key))) takenBack.add(last.key);
    } else if (roll < 0.45) await close(at);
    else if (roll < 0.75) isOnline = !isOnline;
    else if (roll < 0.85) limbo.splice(0).forEach((arrive) => arrive());
    else if (roll < 0.9) session = session === owner ? null : owner;
    else if (roll < 0.93) {
      owner = session = owner === 'ada' ? 'ben' : 'ada';
      await Promise.all(tabs.map(({ outbox }) => outbox.look()));
    } else timers.splice(0).forEach((act) => act());
  }

  while (kept < commands) {
    if (random() < 0.8) await keepOne();
    else await somethingElse();
  }
  isOnline = true;
  for (const gardener of GARDENERS) {
    owner = session = gardener;
    await close(0);
    await close(1);
    for (let round = 0; (onDevice.get(gardener) ?? []).length > 0 && round < 100 * commands; round += 1) {
      await tabAt(0).outbox.drain();
      limbo.splice(0).forEach((arrive) => arrive());
    }
  }

  const doneOf = (gardener: string) =>
    done.flatMap(({ key }) => (gardenerOf.get(key) === gardener && !uncertain.has(key) ? [key] : []));
  let [lost, reordered] = [0, 0];
  for (const [gardener, keys] of order) {
    const were = doneOf(gardener);
    const wanted = keys.filter((key) => !takenBack.has(key));
    const isDone = new Set(were);
    lost += wanted.filter((key) => !isDone.has(key)).length;
    const places = were.map((key) => keys.indexOf(key));
    reordered += places.filter((place, index) => place < (places[index - 1] ?? 0)).length;
  }
  const takenBackAndDone = done.filter(({ key }) => takenBack.has(key)).length;
  return { kept: expected.size, lost, doubled, reordered, wrong, atOnce, takenBackAndDone };
}
