import type { LayoutChangeRequest, StandingPlanting } from '@planted/contracts';
import type { Page, Request } from 'playwright-core';
import type { Drafted, Finished } from './page-driver';

/** The acts of some gestures as their page sent them in one call; again under its key it is the same. */
interface Sent {
  readonly by: string;
  readonly expectedVersion: number;
  readonly changes: readonly LayoutChangeRequest[];
  /** That it was acknowledged to lead to; undefined while no answer came. */
  version: number | undefined;
}

const PATH = '/api/gardens/changeLayout';

export interface Start {
  readonly version: number;
  readonly plants: readonly StandingPlanting[];
}

const squareOf = (x: number, y: number): string => `${x},${y}`;
const start = ({ plants }: Start): Map<string, string> =>
  new Map(plants.map(({ id, grid_x, grid_y }) => [id, squareOf(grid_x, grid_y)]));

/** What pages were told of their acts, and what of their gardener's doing has become of it. */
export class ActLedger {
  private readonly calls = new Map<string, Sent>();
  private readonly accounts: { by: string; drafted: Drafted; cards: readonly string[]; keys: Set<string> }[] =
    [];
  private readonly reading: Promise<unknown>[] = [];
  conflicts = 0;
  repeats = 0;

  /** Follows what a page sends and is answered. */
  follow(page: Page, by: string): void {
    page.on('request', (request) => {
      if (request.url().endsWith(PATH)) this.sent(request, by);
    });
    page.on('response', (response) => {
      if (!response.url().endsWith(PATH)) return;
      if (response.status() === 409) this.conflicts += 1;
      if (response.status() !== 200) return;
      const act = this.calls.get(keyOf(response.request()));
      const read = response.json().then(({ data }: { data: { version: number } }) => {
        if (act) act.version = data.version;
      });
      this.reading.push(read);
    });
  }

  private sent(request: Request, by: string): void {
    const key = keyOf(request);
    if (this.calls.has(key)) this.repeats += 1;
    else this.calls.set(key, { ...request.postDataJSON(), by, version: undefined });
  }

  /** Where a gardener's next doing begins: acts from there on are of it. */
  get mark(): number {
    return this.calls.size;
  }

  /** What a gardener did since the mark, and what they were asked. */
  account(by: string, drafted: Drafted, { cards }: Finished, mark: number): void {
    this.accounts.push({ by, drafted, cards, keys: new Set([...this.calls.keys()].slice(mark)) });
  }

  /** Gestures of both that are saved. */
  get acts(): number {
    return this.accounts.reduce((sum, { drafted }) => sum + drafted.acts, 0);
  }
  /** Calls. */
  get acknowledged(): number {
    return [...this.calls.values()].filter(({ version }) => version !== undefined).length;
  }
  get cards(): number {
    return this.accounts.reduce((sum, { cards }) => sum + cards.length, 0);
  }

  /**
   * Replays what was acknowledged, as plainly as can be.
   * @returns what then stands, by id, and what is wrong with what pages were told
   */
  async replay(from: Start): Promise<{ layout: ReadonlyMap<string, string>; wrong: string[] }> {
    await Promise.all(this.reading);
    const layout = start(from);
    const last = new Map(layout);
    const wrong: string[] = [];
    const acts = [...this.calls.values()].filter(({ version }) => version !== undefined);
    let version = from.version;
    for (const act of acts.toSorted((a, b) => (a.version ?? 0) - (b.version ?? 0))) {
      version += 1;
      if (act.version !== version || act.expectedVersion !== version - 1)
        wrong.push(`version ${version} is of an act on ${act.expectedVersion} that leads to ${act.version}`);
      for (const change of act.changes) make(layout, last, change);
    }
    return { layout, wrong: [...wrong, ...this.silentlyLost()] };
  }

  /** What gardeners did that neither a call says, nor a 'Needs you', nor what the other one did. */
  private silentlyLost(): string[] {
    const all = [...this.calls];
    return this.accounts.flatMap(({ by, drafted, cards, keys }) => {
      const own = all.flatMap(([key, { changes }]) => (keys.has(key) ? changes : []));
      const { moved, placed, gone } = drafted;
      return [...moved, ...placed, ...gone.map((id) => [id, 'Removed'] as const)]
        .filter(([id, here]) => {
          const says = (change: LayoutChangeRequest) => isOf(change, id, here);
          if (cards.includes(here) || own.some(says)) return false;
          return !all.some(([, call]) => call.by !== by && call.changes.some(says));
        })
        .map(([id, here]) => `${by}: ${id} at ${here} is in no call and was not asked about`);
    });
  }
}

const keyOf = (request: Request): string => request.headers()['idempotency-key'] ?? '';

/** Whether a change says that a planting is there. */
function isOf(change: LayoutChangeRequest, id: string, here: string): boolean {
  if (change.type === 'reshape' || change.type === 'settings' || change.id !== id) return false;
  if (here === 'Removed') return change.type === 'end';
  return 'x' in change ? squareOf(change.x, change.y) === here : change.type === 'restore';
}

/** @param last where each planting stood last */
function make(layout: Map<string, string>, last: Map<string, string>, change: LayoutChangeRequest): void {
  if (change.type === 'end') layout.delete(change.id);
  else if (change.type === 'restore') layout.set(change.id, last.get(change.id) ?? '');
  else if ('x' in change) {
    layout.set(change.id, squareOf(change.x, change.y));
    last.set(change.id, squareOf(change.x, change.y));
  }
}
