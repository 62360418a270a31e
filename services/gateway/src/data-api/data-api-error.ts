/** A refusal of the data API, in the shape that its clients read. */
export class DataApiError extends Error {
  override readonly name = 'DataApiError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: string | null = null,
    readonly hint: string | null = null,
  ) {
    super(message);
  }
}

export const notUnderstood = (what: string, details: string): DataApiError =>
  new DataApiError(400, 'PGRST100', `"failed to parse ${what}"`, details);

export const noSuchColumn = (table: string, column: string): DataApiError =>
  new DataApiError(400, '42703', `column ${table}.${column} does not exist`);
