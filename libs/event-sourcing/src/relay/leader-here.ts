import type { Queryable } from '../read-events';

/** What an append came to, and whether it is in the log with its own commit: then no relay need look for it. */
export type AppendedHere<Answer> = { readonly answer: Answer; readonly isInLog: boolean };

/** @returns undefined where it is busy. See `LeaderHere.appendInLog` */
type AppendInLog = <Answer>(
  epoch: number,
  append: (db: Queryable) => Promise<Answer>,
) => Promise<AppendedHere<Answer>> | undefined;

/** This process's relay while it leads, for the appends of this process. */
export class LeaderHere {
  #leader: { readonly sequencer: { readonly appendInLog: AppendInLog }; readonly epoch: number } | undefined;
  readonly #onSequenced: () => void;

  /** @param onSequenced when something is in the log that was appended so */
  constructor(onSequenced: () => void) {
    this.#onSequenced = onSequenced;
  }

  lead(sequencer: { readonly appendInLog: AppendInLog }, epoch: number): void {
    this.#leader = { sequencer, epoch };
  }

  resign(): void {
    this.#leader = undefined;
  }

  /**
   * Appends, and assigns a sequence number in the same transaction.
   * @param append gives its statements at once
   * @returns undefined where the append must go alone: this process does not lead, or is sequencing already
   * @throws what `append` throws; then nothing is stored
   */
  appendInLog<Answer>(append: (db: Queryable) => Promise<Answer>): Promise<AppendedHere<Answer>> | undefined {
    const appending = this.#leader?.sequencer.appendInLog(this.#leader.epoch, append);
    return appending?.then((appended) => {
      if (appended.isInLog) this.#onSequenced();
      return appended;
    });
  }
}
