import type { LayoutChangeRequest } from '@planted/contracts';
import { isIntoGround } from '@planted/garden-domain';
import type { Page, Request } from 'playwright-core';
import type { Drafted, Finished } from './page-driver';
import {
  afterAct,
  gardenInWords,
  type PlainGarden,
  plainGarden,
  type ServedGarden,
  squareOf,
} from './plain-garden';

/** The acts of some gestures as their page sent them in one call; again under its key it is the same. */
interface Sent {
  readonly by: string;
  readonly expectedVersion: number;
  readonly changes: readonly LayoutChangeRequest[];
  /** That it was acknowledged to lead to; undefined while no answer came. */
  version: number | undefined;
}

const PATH = '/api/gardens/changeLayout';
/** So many of the last answers are told where a save does not end. */
const TOLD = 30;

/** What pages were told of their acts, and what of their gardener's doing has become of it. */
export class ActLedger {
  private readonly calls = new Map<string, Sent>();
  private readonly accounts: { by: string; drafted: Drafted; cards: readonly string[]; keys: Set<string> }[] =
    [];
  private readonly reading: Promise<unknown>[] = [];
  private readonly answers: string[] = [];
  conflicts = 0;
  repeats = 0;
  /** Keys of acts in the season. */
  readonly ofSeason = new Set<string>();
  /** Acts in the season that were made. */
  seasonActs = 0;

  /** Follows what a page sends and is answered. */
  follow(page: Page, by: string): void {
    page.on('request', (request) => {
      if (request.url().endsWith(PATH)) this.sent(request, by);
    });
    page.on('requestfailed', (request) => {
      if (request.url().endsWith(PATH)) this.told(by, request, request.failure()?.errorText ?? 'failed');
    });
    page.on('response', (response) => {
      if (!response.url().endsWith(PATH)) return;
      this.told(by, response.request(), response.status());
      if (response.status() === 409) this.conflicts += 1;
      if (response.status() !== 200) return;
      const act = this.calls.get(keyOf(response.request()));
      const read = response.json().then(({ data }: { data: { version: number } }) => {
        if (act) act.version = data.version;
      });
      this.reading.push(read);
    });
  }

  private told(by: string, request: Request, answer: string | number): void {
    const { expectedVersion } = request.postDataJSON();
    this.answers.push(`${new Date().toISOString()} ${by} ${keyOf(request)} on ${expectedVersion}: ${answer}`);
  }

  /** What pages were answered last. */
  get lastAnswers(): string {
    return this.answers.slice(-TOLD).join('\n');
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

  /** Gestures of both that are saved, and acts in the season. */
  get acts(): number {
    return this.accounts.reduce((sum, { drafted }) => sum + drafted.acts, this.seasonActs);
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
   * @returns what then stands and is to come, in which version, and what is wrong with what pages were told
   */
  async replay(from: ServedGarden): Promise<{ garden: PlainGarden; version: number; wrong: string[] }> {
    await Promise.all(this.reading);
    let [garden, version] = [plainGarden(from), from.version];
    const wrong: string[] = [];
    const acts = [...this.calls.values()].filter((act) => act.version !== undefined);
    for (const act of acts.toSorted((a, b) => orderOf(a) - orderOf(b))) {
      const next = afterAct(garden, act.changes);
      const isSame =
        act.changes.every(isOfSeason) && gardenInWords(next).join() === gardenInWords(garden).join();
      const leadsTo = isSame ? version : version + 1;
      if (act.version !== leadsTo || act.expectedVersion !== version)
        wrong.push(
          `version ${leadsTo} is of an act on ${act.expectedVersion} that leads to ${act.version}: ${JSON.stringify(act.changes)}`,
        );
      [garden, version] = [next, leadsTo];
    }
    return { garden, version, wrong: [...wrong, ...this.silentlyLost()] };
  }

  /** What gardeners did that neither a call says, nor a 'Needs you', nor what the other one did. */
  private silentlyLost(): string[] {
    // What was refused has told nobody anything.
    const all = [...this.calls].filter(([, { version }]) => version !== undefined);
    return this.accounts.flatMap(({ by, drafted, cards, keys }) => {
      const own = all.flatMap(([key, { changes }]) => (keys.has(key) ? changes : []));
      const { moved, placed, gone } = drafted;
      return [...moved, ...placed, ...gone.map((id) => [id, 'Removed'] as const)]
        .filter(([id, here]) => {
          const says = (change: LayoutChangeRequest) => isOf(change, id, here);
          if (cards.includes(here) || own.some(says)) return false;
          // An own act in the season is no gesture, and may reach the bed while the next ones are made.
          return !all.some(
            ([key, call]) => (call.by !== by || this.ofSeason.has(key)) && call.changes.some(says),
          );
        })
        .map(([id, here]) => `${by}: ${id} at ${here} is in no call and was not asked about`);
    });
  }
}

/** Acts that changed nothing lead to the version that the one before them led to. */
const orderOf = ({ version = 0, expectedVersion }: Sent): number =>
  version + (expectedVersion === version ? 0.5 : 0);
/** Said again, it changes nothing. */
const isOfSeason = ({ type }: LayoutChangeRequest): boolean =>
  type === 'put-after' || type === 'fix-step' || type === 'do-step';
const keyOf = (request: Request): string => request.headers()['idempotency-key'] ?? '';

/** Whether a change says that a planting is there. */
function isOf(change: LayoutChangeRequest, id: string, here: string): boolean {
  if (change.type === 'reshape' || change.type === 'settings' || change.id !== id) return false;
  if (change.type === 'do-step' && isIntoGround(change.step))
    return (here === 'Removed') === (change.day === null);
  if (here === 'Removed') return change.type === 'end';
  return 'x' in change ? squareOf(change.x, change.y) === here : change.type === 'restore';
}
