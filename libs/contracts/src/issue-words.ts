import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What a value must be, by the type that a schema expects. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object of named fields',
  record: 'an object of named fields',
  null: 'null',
};

/** What text must be, by the format that a schema expects. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address',
  uuid: 'a valid id',
  date: 'a date such as 2026-05-21',
  time: 'a time such as 18:05',
  datetime: 'a date and time such as 2026-05-21T18:00:00Z',
};

const NOT_VALID = 'is not valid';

/**
 * Why a schema rejects an input, for whom the schema itself has no words: 'must be a number'. Follows the name of a
 * field, as the schemas' own words do. For the `error` of a parse.
 */
export function inOurWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : mustBe(TYPES[issue.expected]);
    case 'too_small':
      if (issue.minimum === 1 && !isNumber(issue.origin)) return 'must not be empty';
      return bounded(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'too_big':
      return bounded(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return mustBe(FORMATS[issue.format]);
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : oneOf(issue.values);
    case 'unrecognized_keys':
      return 'is not a known field';
    default:
      return NOT_VALID;
  }
}

const mustBe = (what: string | undefined): string => (what === undefined ? NOT_VALID : `must be ${what}`);

const isNumber = (origin: string): boolean => ['number', 'int', 'bigint'].includes(origin);

/** 'must be at most 50', 'must have at most 50 entries', 'must have at most 50 characters'. */
function bounded(origin: string, how: string, bound: number | bigint): string {
  if (isNumber(origin)) return `must be ${how} ${bound}`;
  if (origin !== 'string' && origin !== 'array') return NOT_VALID;
  const [one, several] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return `must have ${how} ${bound} ${bound === 1 ? one : several}`;
}

function oneOf(values: readonly unknown[]): string {
  const named = values.map(String).join(', ');
  return values.length === 1 ? `must be ${named}` : `must be one of ${named}`;
}
