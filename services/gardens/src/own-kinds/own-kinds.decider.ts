import { isDeepStrictEqual } from 'node:util';
import {
  type KnownOwnKind,
  MAX_OWN_KINDS,
  type OwnKind,
  type OwnKindEvent,
  type Refusal,
} from '@planted/contracts';
import { accept, type Decider, refuse } from '@planted/event-sourcing';

interface SaveOwnKind {
  readonly type: 'SaveOwnKind';
  readonly actorId: string;
  readonly kind: OwnKind;
}

interface RemoveOwnKind {
  readonly type: 'RemoveOwnKind';
  readonly actorId: string;
  readonly id: string;
}

export type OwnKindCommand = SaveOwnKind | RemoveOwnKind;

/** What happened to a gardener's own kinds, the latest first: to add to it copies nothing of thousands. */
export type OwnKindsLog = { readonly event: OwnKindEvent; readonly before: OwnKindsLog } | null;

/** A gardener's own kinds, in the order in which they came. */
export interface OwnKinds {
  readonly byId: ReadonlyMap<string, KnownOwnKind>;
  readonly list: readonly KnownOwnKind[];
}

const NONE: OwnKinds = { byId: new Map(), list: [] };
/** As long as somebody has the log. */
const folded = new WeakMap<NonNullable<OwnKindsLog>, OwnKinds>();

/** Goes on from what was folded of an earlier state of the log. */
export function ownKindsIn(log: OwnKindsLog): OwnKinds {
  if (log === null) return NONE;
  const known = folded.get(log);
  if (known) return known;
  const events: OwnKindEvent[] = [];
  let at: OwnKindsLog = log;
  for (; at !== null && !folded.has(at); at = at.before) events.push(at.event);
  const byId = new Map((at && folded.get(at))?.byId);
  for (const { type, data } of events.reverse()) {
    const before = byId.get(data.id);
    if (type === 'OwnKindSaved') byId.set(data.id, { ...data, isRemoved: false });
    else if (before) byId.set(data.id, { ...before, isRemoved: true });
  }
  const kinds = { byId, list: [...byId.values()] };
  // The log has its past: one list for each of thousands of states would be millions.
  if (at) folded.delete(at);
  folded.set(log, kinds);
  return kinds;
}

/** A plant from nothing has no kind to inherit its room and its time from; weeks indoors need a start indoors. */
function lacking({ isPlant, facts }: OwnKind): Refusal | undefined {
  if (facts.indoor_weeks !== undefined && facts.start !== undefined && facts.start !== 'sow-indoors')
    return {
      ...{ code: 'invalid', field: 'kind.facts.indoor_weeks' },
      message: 'Weeks indoors are for a plant that is started indoors',
    };
  if (!isPlant) return undefined;
  const missing = (field: string, what: string): Refusal => ({
    ...{ code: 'invalid', field: `kind.facts.${field}`, message: `A plant of your own needs ${what}` },
  });
  if (facts.spacing_inches === undefined) return missing('spacing_inches', 'a spacing');
  if (facts.days_to_maturity === undefined) return missing('days_to_maturity', 'its days to harvest');
  return undefined;
}

/** One stream for each gardener. What was planted of a kind refers to it for good, so that none is ever gone. */
export const ownKindsDecider: Decider<OwnKindCommand, OwnKindsLog, OwnKindEvent, Refusal> = {
  initialState: null,
  decide(log, command) {
    const state = ownKindsIn(log).byId;
    const known = state.get(command.type === 'SaveOwnKind' ? command.kind.id : command.id);
    if (command.type === 'RemoveOwnKind') {
      if (!known)
        return refuse({ code: 'not-found', field: 'id', message: 'There is no such plant of yours' });
      if (known.isRemoved) return accept();
      return accept({ type: 'OwnKindRemoved', schemaVersion: 1, data: { id: command.id } });
    }
    const { kind } = command;
    const refusal = lacking(kind);
    if (refusal) return refuse(refusal);
    if (isDeepStrictEqual(known, { ...kind, isRemoved: false })) return accept();
    if (!known && state.size >= MAX_OWN_KINDS)
      return refuse({
        code: 'conflict',
        field: 'id',
        message: `You have ${MAX_OWN_KINDS.toLocaleString('en-US')} plants of your own, and there is room for no more`,
      });
    return accept({ type: 'OwnKindSaved', schemaVersion: 2, data: kind });
  },
  evolve: (before, event) => ({ event, before }),
};
