import type { DescribedCall, DescribedCalls } from './describe-calls';
import { schemaProblems } from './schema-problems';
import type { WireSchema } from './wire-schema';

/** Who says something, who hears it, and what helps where they do not understand each other. */
interface Direction {
  readonly part: 'request' | 'answer' | 'error';
  readonly writer: string;
  readonly reader: string;
  readonly help: string;
}

const directionsOf = (release: string) => {
  const oldPages: Direction = {
    part: 'answer',
    writer: "today's services",
    reader: `the pages of ${release}`,
    help: `Keep the field as it was in ${release} and send what is new beside it, or make a new call. A new value of a list of values takes two releases: first the pages get .catch(…) around the list, then the services send it.`,
  };
  const oldServices: Direction = {
    part: 'answer',
    writer: `the services of ${release}`,
    reader: "today's pages",
    help: 'Make a new field .optional(), or give it a .default(…), until the release that sends it is frozen; do not narrow what an answer may be.',
  };
  const oldRequests: Direction = {
    part: 'request',
    writer: `the pages of ${release}`,
    reader: "today's services",
    help: 'Make a new field .optional(), or give it a .default(…), and keep accepting what was accepted; else make a new call.',
  };
  return { oldPages, oldServices, oldRequests };
};

/**
 * Why pages and services of a release, and those of today, would not understand each other; one text for each, with the
 * call, the field, the direction and what to do. Additions that old and new can do without give none.
 * @param release its version, e.g. '0.1.0'
 */
export function callProblems(release: string, then: DescribedCalls, now: DescribedCalls): string[] {
  const { oldPages, oldServices } = directionsOf(release);
  return [
    ...describeProblems('every call', { ...oldPages, part: 'error' }, now.error, then.error),
    ...describeProblems('every call', { ...oldServices, part: 'error' }, then.error, now.error),
    ...Object.entries(then.calls).flatMap(([name, call]) => {
      const today = now.calls[name];
      if (!today) return [`${name} is removed. ${keepIt(release)}`];
      return [...addressProblems(name, release, call, today), ...shapeProblems(name, release, call, today)];
    }),
  ];
}

const keepIt = (release: string): string =>
  `The pages of ${release} call it: keep it until their promise ends (libs/contracts/README.md).`;

function addressProblems(name: string, release: string, then: DescribedCall, now: DescribedCall): string[] {
  const problems: string[] = [];
  if (then.method !== now.method || then.path !== now.path)
    problems.push(
      `${name} was ${then.method} ${then.path} and is ${now.method} ${now.path}. ${keepIt(release)} A new address is a new call.`,
    );
  if (then.access === 'anyone' && now.access !== 'anyone')
    problems.push(`${name} was for anyone and is for the signed-in only. ${keepIt(release)}`);
  return problems;
}

function shapeProblems(name: string, release: string, then: DescribedCall, now: DescribedCall): string[] {
  const { oldPages, oldServices, oldRequests } = directionsOf(release);
  return [
    ...describeProblems(name, oldPages, now.answer, then.answer),
    ...describeProblems(name, oldServices, then.answer, now.answer),
    ...describeProblems(name, oldRequests, then.request, now.request),
  ];
}

const describeProblems = (
  name: string,
  { part, writer, reader, help }: Direction,
  written: WireSchema,
  read: WireSchema,
): string[] =>
  schemaProblems(written, read).map(
    ({ field, what }) =>
      `${name}, ${part}, ${field || 'the whole'}: from ${writer} it ${what}; ${reader} refuse that. ${help}`,
  );
