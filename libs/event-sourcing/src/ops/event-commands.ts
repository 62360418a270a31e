import type { RecordedEvent } from '../event';
import { findEvent, listEvents } from '../list-events';
import { onOneLine } from './on-one-line';
import { OPS_EXIT, type OpsCommand } from './ops-command';

const DEFAULT_LIMIT = 50;

export const eventCommands: readonly [string, OpsCommand][] = [
  ['events list', list],
  ['events show', show],
];

async function list({ store, values, out }: Parameters<OpsCommand>[0]): Promise<number> {
  const { type, stream, actor, json } = values;
  const [after, limit] = [Number(values.after ?? 0), Number(values.limit ?? DEFAULT_LIMIT)];
  const events = await listEvents(store.pool, { type, stream, actor, after, limit });
  for (const event of events) out(json ? JSON.stringify(event) : lineOf(event));
  return OPS_EXIT.done;
}

async function show({ store, name, out }: Parameters<OpsCommand>[0]): Promise<number> {
  const event = await findEvent(store.pool, name);
  out(event ? JSON.stringify(event, null, 2) : `no such event: ${name}`);
  return event ? OPS_EXIT.done : OPS_EXIT.failed;
}

const lineOf = ({ sequence, type, stream, version, metadata }: RecordedEvent): string =>
  onOneLine(`${sequence ?? '-'}  ${metadata.time}  ${type}  ${stream}@${version}  ${metadata.actor}`);
