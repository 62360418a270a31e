import type { RecordedEvent } from '../event';
import { findEvent } from '../list-events';
import { decryptEvents } from '../upcast';
import { onOneLine } from './on-one-line';
import { OPS_EXIT, OpsFailure, type OpsTool } from './ops-tool';

export type ShowOptions = {
  /** ISO 8601. */
  readonly at?: string;
  readonly version?: number;
  readonly json?: boolean;
};

/** Shows an event by its id or sequence number, or the state of the entity `what` with this id. */
export async function showEvents(
  tool: OpsTool,
  what: string,
  id: string | undefined,
  options: ShowOptions,
): Promise<void> {
  if (id !== undefined) return showThing(tool, what, id, options);
  const event = await findEvent(tool.store.pool, what);
  if (!event) throw new OpsFailure(`no such event: ${onOneLine(what)}`);
  tool.out(JSON.stringify(event, null, options.json ? undefined : 2));
}

async function showThing(tool: OpsTool, kind: string, id: string, options: ShowOptions): Promise<void> {
  const fold = tool.folds.find((each) => each.kind === kind);
  if (!fold) {
    const kinds = tool.folds.map((each) => each.kind).join(', ');
    throw new OpsFailure(`unknown entity type: ${onOneLine(kind)}; known types: ${kinds}`, OPS_EXIT.misused);
  }
  const stream = `${kind}-${id}`;
  const all = await tool.store.readStream(stream);
  if (all.length === 0) throw new OpsFailure(`no events for ${onOneLine(stream)}`);
  const past = upTo(all, options);
  const last = past.at(-1);
  if (!last) throw new OpsFailure(`${stream} did not exist yet: it begins at ${all[0]?.metadata.time}`);
  const readable = await decryptEvents(tool.upcaster, past);
  const state = fold.stateOf(readable.map((event) => tool.upcaster.upcast(event)));
  if (options.json) {
    const { version, sequence, metadata } = last;
    const told = { stream, version, of: all.length, sequence, time: metadata.time, state };
    tool.out(JSON.stringify(told, plain));
    return;
  }
  tool.out(`${stream} after ${past.length} of ${all.length} events`);
  tool.out(`last: ${last.type} at ${last.metadata.time}, sequence ${last.sequence ?? 'pending'}`);
  tool.out(JSON.stringify(state, plain, 2));
}

/** The events until the first that came too late. */
function upTo(events: readonly RecordedEvent[], { at, version }: ShowOptions): readonly RecordedEvent[] {
  const end = events.findIndex(
    (event) =>
      (at !== undefined && event.metadata.time > at) || (version !== undefined && event.version > version),
  );
  return end === -1 ? events : events.slice(0, end);
}

/** Maps as objects and sets as lists, as `JSON.stringify` asks for. */
function plain(_key: string, value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries(value);
  return value instanceof Set ? [...value] : value;
}
