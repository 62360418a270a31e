import type { z } from 'zod';
import { type TextField, textsOfSchema } from './texts-of-schema';

/** One shape that an event's data has, or had, where it is stored. */
export interface EventVersion {
  /** Of the data as code reads it, in which personal text is not encrypted. */
  readonly schema: z.ZodType<object>;
  /** Brings data of this version to the next; every version but the newest has it. */
  readonly upcast?: (data: unknown) => unknown;
  /** Why personal text of this version is not encrypted in the log: only versions from before there was a way to. */
  readonly storedInClear?: string;
}

/** What stands in place of a text whose gardener is forgotten. */
export const REMOVED_TEXT = '(removed)';

/**
 * The fields of a version that stand in stored events as one encrypted text, under the key of the event's actor; code
 * between store and tables never meets that.
 */
export const personalFieldsOf = ({ schema, storedInClear }: EventVersion): readonly string[] =>
  storedInClear === undefined
    ? [
        ...new Set(
          textsOfSchema(schema)
            .filter(isPersonal)
            .map(({ path }) => path),
        ),
      ]
    : [];

/**
 * Checks that every text of a version is personal or plain, and that what is personal can be encrypted and removed.
 * @param name such as 'GardenSaved v2'
 * @throws TypeError that names the field and says what to do
 */
export function checkTexts(name: string, schema: z.ZodType): void {
  for (const text of textsOfSchema(schema)) {
    const problem = problemOf(text, schema);
    if (problem) throw new TypeError(`${name}: field '${text.path}' ${problem}`);
  }
}

function problemOf(text: TextField, schema: z.ZodType): string | undefined {
  if (text.privacy === undefined) {
    const what = text.kind === 'string' ? 'is text' : `may hold text (a schema of kind '${text.kind}')`;
    return (
      `${what} that is neither personal() nor plain(): wrap its schema in personal(…), and it is encrypted in ` +
      'the log under the key of its gardener, or in plain(…, why), and it stays readable in the log forever'
    );
  }
  if (!isPersonal(text)) return undefined;
  if (/[.[{*]/.test(text.path))
    return 'is personal() inside a list or an object: only a field of the event itself is encrypted, so wrap that one';
  return schema
    .safeParse({ [text.path]: REMOVED_TEXT })
    .error?.issues.some(({ path }) => path[0] === text.path)
    ? `is personal(), but its schema refuses '${REMOVED_TEXT}', which it becomes when its gardener is forgotten`
    : undefined;
}

const isPersonal = ({ privacy }: TextField): boolean => privacy === 'personal';
