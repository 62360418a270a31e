/** The code that the system or PostgreSQL gave an error, such as ENOENT or 42P01; empty for one without. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
