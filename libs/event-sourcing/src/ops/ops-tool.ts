import type { NatsConnection } from '@nats-io/transport-node';
import type { Command } from 'commander';
import type { KeyTable } from '../archive/event-archive';
import type { EventStore } from '../event-store';
import type { Projection } from '../projection/define-projection';
import type { EventTopic } from '../relay/event-message';
import type { Upcaster } from '../upcast';
import type { StreamFold } from './stream-fold';

/** What the shell is told. */
export const OPS_EXIT = {
  done: 0,
  /** It did not come out as asked: not there, refused, or different. */
  failed: 1,
  /** Asked in a way that is not understood; nothing was done. */
  misused: 2,
  /** PostgreSQL or NATS does not answer. */
  unreachable: 3,
  /** Ctrl-C; what can resume where it stopped says so. */
  interrupted: 130,
} as const;

export type OpsExit = (typeof OPS_EXIT)[keyof typeof OPS_EXIT];

/** Ends a command: the operator reads the message, the shell gets the exit code. */
export class OpsFailure extends Error {
  override readonly name = 'OpsFailure';

  constructor(
    message: string,
    readonly exit: OpsExit = OPS_EXIT.failed,
  ) {
    super(message);
  }
}

export type OpsReadModel = { readonly projection: Projection; readonly upcaster: Upcaster };

/** What every operator's command works with. */
export type OpsTool = {
  readonly store: EventStore;
  readonly readModels: readonly OpsReadModel[];
  /** Reads every event type of the log. */
  readonly upcaster: Upcaster;
  /** The kinds of streams whose state can be shown. */
  readonly folds: readonly StreamFold[];
  readonly keyTable: KeyTable | undefined;
  /** Where the log is on NATS, as far as subjects go. */
  readonly topic: EventTopic;
  /** @throws OpsFailure when no NATS is configured or it does not answer. */
  readonly connectToNats: () => Promise<NatsConnection>;
  /** Results, a line each. */
  readonly out: (line: string) => void;
  /** What is said besides: progress, and what went wrong. */
  readonly err: (line: string) => void;
  /** The terminal that shows progress; undefined where the output goes to a file or a program. */
  readonly screen: NodeJS.WriteStream | undefined;
  /** Aborts at Ctrl-C. */
  readonly signal: AbortSignal;
};

/** One word of the tool, such as 'events', with the commands under it. */
export type OpsArea = (tool: OpsTool) => Command;
