import type { Change } from '@planted/contracts';

/** One event as a browser gets it. */
interface HeardEvent {
  readonly event: string;
  readonly id: string;
  readonly data: string;
}

/** A browser that follows a gardener's changes, and asks again by itself where it was. */
export interface LiveListener {
  readonly heard: readonly HeardEvent[];
  /** Of all changes that were told. */
  changes(): Change[];
  /** Statuses of all answers. */
  readonly statuses: readonly number[];
  /** Breaks the connection off; it asks again at this address. */
  reconnect(origin?: string): void;
  /** Resolves once so many streams have begun. */
  until(met: () => boolean): Promise<void>;
  close(): Promise<void>;
}

const RETRY_MS = 20;

/** @param after the position to begin with; else from the last `seconds` on */
export function listenLive(
  origin: string,
  cookie: string,
  { seconds = 0 }: { seconds?: number } = {},
): LiveListener {
  const heard: HeardEvent[] = [];
  const statuses: number[] = [];
  const closing = new AbortController();
  let connection = new AbortController();
  let at = origin;
  let lastId = '';
  const waiting = new Set<() => void>();
  const news = () => waiting.forEach((look) => look());

  function take(block: string): void {
    const fields = new Map(block.split('\n').map((line) => [line.split(': ', 1)[0] ?? '', line] as const));
    const valueOf = (name: string) => fields.get(name)?.slice(name.length + 2) ?? '';
    const event = valueOf('event');
    if (event === '') return;
    lastId = valueOf('id') || lastId;
    heard.push({ event, id: valueOf('id'), data: valueOf('data') });
    news();
  }

  async function connectOnce(): Promise<void> {
    const response = await fetch(`${at}/api/gardens/live?${lastId === '' ? `seconds=${seconds}` : ''}`, {
      headers: { accept: 'text/event-stream', cookie, ...(lastId !== '' && { 'last-event-id': lastId }) },
      signal: connection.signal,
    });
    statuses.push(response.status);
    news();
    if (!response.ok || !response.body) return void (await response.text());
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) take(block);
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await connectOnce().catch(() => undefined);
      connection = new AbortController();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  const running = run();

  return {
    heard,
    statuses,
    changes: () => heard.flatMap(({ event, data }) => (event === 'changed' ? [JSON.parse(data)] : [])),
    reconnect(next = at) {
      at = next;
      connection.abort();
    },
    until: (met) =>
      new Promise((resolve) => {
        const look = () => {
          if (!met()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async close() {
      closing.abort();
      connection.abort();
      await running;
    },
  };
}
