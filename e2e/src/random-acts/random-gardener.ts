import { randomness } from '../../../tools/scale/randomness.mjs';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import type { Watched } from '../browser';
import type { ActLedger } from './act-ledger';
import { type Drafted, installDriver } from './page-driver';
import type { ServedGarden } from './plain-garden';
import { type Bed, seasonAct } from './season-acts';

/** Of acts on their way, so many are lost, and so many are made and their answer is lost. */
const LOST = 0.05;
const UNANSWERED = 0.05;
/** Longest time with a network, and without, in milliseconds. */
const ONLINE_MS = 3_000;
const OFFLINE_MS = 500;
/** Longest look at what was drafted, before it is saved, in milliseconds. */
const THINKING_MS = 120;
/** Between two saves. */
const MAX_GESTURES = 10;
/** So many times a gardener plans the season instead. */
const PLANS = 0.4;
/** How often a page asks again for what was lost, in milliseconds. */
const AGAIN_AFTER_MS = 100;

/** The garden that is changed. */
interface Garden extends Bed {
  readonly id: string;
}

/** A gardener in a browser of their own, who changes one garden at random over a connection that is cut at random. */
export class RandomGardener {
  private readonly page: Page;
  private isConnected = true;

  private constructor(
    private readonly visitor: Watched,
    readonly name: string,
    private readonly garden: Garden,
    private readonly ledger: ActLedger,
    private readonly random: () => number,
  ) {
    this.page = visitor.page;
    ledger.follow(this.page, name);
  }

  static async open(visitor: Watched, name: string, garden: Garden, ledger: ActLedger, seed: number) {
    const gardener = new RandomGardener(visitor, name, garden, ledger, randomness(seed));
    await gardener.page.addInitScript(installDriver);
    await gardener.page.goto(`/garden-summary?garden=${garden.id}`);
    await gardener.page.getByRole('grid').waitFor();
    return gardener;
  }

  /** Some gestures. */
  draft(): Promise<Drafted> {
    const count = 1 + Math.floor(this.random() * MAX_GESTURES);
    return this.make(Array.from({ length: count }, () => [this.random(), this.random(), this.random()]));
  }

  /** A move of the first plant in the bed to a free square, from the first at 0 to the last below 1. */
  moveFirst(square: number): Promise<Drafted> {
    return this.make([[0, 0, square]]);
  }

  private make(gestures: number[][]): Promise<Drafted> {
    return this.page.evaluate((rolls) => window.driver.draft(rolls), gestures);
  }

  /** Saves what was drafted since the mark, and answers what is asked. */
  async finish(drafted: Drafted, mark: number): Promise<void> {
    const finished = await this.page
      .evaluate((roll) => window.driver.finish(roll), this.random())
      .catch((cause: unknown) => {
        throw new Error(`${this.name}: what was answered last:\n${this.ledger.lastAnswers}`, { cause });
      });
    this.ledger.account(this.name, drafted, finished, mark);
  }

  async act(): Promise<void> {
    if (this.random() < PLANS) return this.planAhead();
    const { mark } = this.ledger;
    const drafted = await this.draft();
    await pause(this.random() * THINKING_MS);
    await this.finish(drafted, mark);
  }

  /** One act in the season of the garden, as it was a moment ago; after a lost answer the same again. */
  private async planAhead(): Promise<void> {
    const { id: gardenId } = this.garden;
    const response = await this.visitor.context.request.get(`/api/gardens/fetchLayout?gardenId=${gardenId}`);
    const { data: served }: { data: ServedGarden } = await response.json();
    const change = seasonAct(served, this.garden, this.random);
    if (!change) return;
    await pause(this.random() * THINKING_MS);
    const act = { gardenId, expectedVersion: served.version, changes: [change] };
    const key = randomUUID();
    this.ledger.ofSeason.add(key);
    for (;;) {
      const status = await this.page.evaluate(send, { act, key });
      if (status === 200) this.ledger.seasonActs += 1;
      if (status > 0 && status < 500) return;
      await pause(AGAIN_AFTER_MS);
    }
  }

  shown = (): Promise<readonly (readonly [id: string, at: string])[]> =>
    this.page.evaluate(() => window.driver.shown());

  /** Cuts the connection now and then, until the end. */
  async loseConnections(end: AbortSignal): Promise<void> {
    await this.page.route('**/api/gardens/changeLayout', (route) => this.mayLose(route, end));
    while (!end.aborted) {
      await pause(this.random() * (this.isConnected ? ONLINE_MS : OFFLINE_MS), undefined, {
        signal: end,
      }).catch(() => undefined);
      this.isConnected = end.aborted || !this.isConnected;
      await this.visitor.context.setOffline(!this.isConnected);
    }
  }

  private async mayLose(route: Route, end: AbortSignal): Promise<unknown> {
    const roll = end.aborted ? 1 : this.random();
    if (roll < LOST) return route.abort();
    if (roll >= LOST + UNANSWERED) return route.continue();
    await route.fetch();
    return route.abort();
  }
}

/** Runs in the page, whose connection may be cut. @returns the answer's status; 0 where none came whole */
async function send({ act, key }: { act: object; key: string }): Promise<number> {
  try {
    const answer = await fetch('/api/gardens/changeLayout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(act),
    });
    // The ledger reads it, too, and waits until the page has all of it.
    await answer.text();
    return answer.status;
  } catch {
    return 0;
  }
}
