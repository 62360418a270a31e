import type { EventStore } from '../event-store';
import type { Projection } from '../projection/define-projection';
import type { Upcaster } from '../upcast';
import type { OpsValues } from './parse-arguments';

/** What the shell is told: done; did not come out as asked; asked in a way that is not understood. */
export const OPS_EXIT = { done: 0, failed: 1, misused: 2 } as const;

export type OpsReadModel = { readonly projection: Projection; readonly upcaster: Upcaster };

export type OpsContext = {
  readonly store: EventStore;
  /** The third word of the command line; '' when there is none. */
  readonly name: string;
  readonly values: OpsValues;
  readonly readModels: readonly OpsReadModel[];
  readonly out: (line: string) => void;
};

/** @returns one of OPS_EXIT. */
export type OpsCommand = (context: OpsContext) => Promise<number>;
