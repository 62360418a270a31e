import type { RowDifference } from '../projection/compare-table';
import { VerifyImpossibleError, verifyProjection } from '../projection/verify-projection';
import { onOneLine } from './on-one-line';
import { OPS_EXIT, OpsFailure, type OpsReadModel, type OpsTool } from './ops-tool';
import { grouped } from './print-rows';
import { startProgress } from './progress';

export type VerifyReadModelOptions = { readonly limit: number; readonly json?: boolean };

/** Compares a read model with a replay and reports the differences. @returns how many rows differ. */
export async function verifyReadModel(
  tool: OpsTool,
  readModel: OpsReadModel,
  { limit, json = false }: VerifyReadModelOptions,
): Promise<number> {
  const { store, signal, out } = tool;
  const { id } = readModel.projection;
  const progress = startProgress(tool, { what: id });
  const onProgress = ({ sequence, head }: { sequence: number; head: number }) =>
    progress.tell(sequence, head);
  const verified = await verifyProjection({ store, ...readModel, limit, onProgress, signal }).catch(
    (error) => {
      throw error instanceof VerifyImpossibleError ? new OpsFailure(error.message) : error;
    },
  );
  progress.end();
  if (!verified) throw new OpsFailure(`${id}: not compared`, OPS_EXIT.interrupted);
  const different = verified.tables.reduce((sum, table) => sum + table.different, 0);
  for (const table of verified.tables) {
    if (json) out(JSON.stringify({ readModel: id, sequence: verified.sequence, ...table }));
    else tellTable(tool, id, table);
  }
  if (!json && different === 0) out(`${id}: equals the replay of ${grouped(verified.sequence)} events`);
  return different;
}

type Compared = { table: string; rows: number; different: number; differences: readonly RowDifference[] };

function tellTable({ out }: OpsTool, id: string, { table, rows, different, differences }: Compared): void {
  if (different === 0) return out(`${id}: ${table}: ${grouped(rows)} rows, none differs`);
  out(
    `${id}: ${table}: ${grouped(rows)} rows, ${grouped(different)} ${different === 1 ? 'differs' : 'differ'}`,
  );
  for (const difference of differences) out(`  ${onOneLine(tellDifference(difference))}`);
  if (different > differences.length) out(`  … and ${grouped(different - differences.length)} more`);
}

function tellDifference({ row, live, replayed }: RowDifference): string {
  const key = JSON.stringify(row);
  if (live === null) return `${key}  is missing: ${JSON.stringify(replayed)}`;
  if (replayed === null) return `${key}  should not be there: ${JSON.stringify(live)}`;
  const columns = Object.keys(live).map(
    (column) => `${column} is ${JSON.stringify(live[column])}, should be ${JSON.stringify(replayed[column])}`,
  );
  return `${key}  ${columns.join('; ')}`;
}
