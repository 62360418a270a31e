import { parseArgs } from 'node:util';

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  type: { type: 'string' },
  stream: { type: 'string' },
  actor: { type: 'string' },
  after: { type: 'string' },
  limit: { type: 'string' },
  sequence: { type: 'string' },
  reason: { type: 'string' },
} as const;

const WHOLE_NUMBERS = ['after', 'limit', 'sequence'] as const;

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });

export type OpsValues = ReturnType<typeof parse>['values'];

/** The command line's words and options, or what is wrong with them. */
export function parseArguments(args: readonly string[]): ReturnType<typeof parse> | { problem: string } {
  try {
    const parsed = parse(args);
    for (const key of WHOLE_NUMBERS) {
      const value = parsed.values[key];
      if (value !== undefined && !/^\d{1,15}$/.test(value))
        return { problem: `--${key} must be a whole number` };
    }
    return parsed;
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
