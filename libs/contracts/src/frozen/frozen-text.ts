import type { DescribedCalls } from './describe-calls';

/** The calls of a release as a file: a line for each, so that a difference between two files names the call. */
export function frozenText({ error, calls }: DescribedCalls): string {
  const lines = Object.entries(calls).map(
    ([name, call]) => `${JSON.stringify(name)}:${JSON.stringify(call)}`,
  );
  return `{"error":${JSON.stringify(error)},"calls":{\n${lines.join(',\n')}\n}}\n`;
}
