/** A comment, and the call below it. */
const COMMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const \w+ = defineCall\(\{\n\s*name: '([\w-]+)'/g;
/** Where the specification says so, which readers of the reference do not have: ' (3 §2.2, §9)'. */
const SPECIFIED = / \(\d §[^)]*\)/g;
/** What the comment says of the address, which is known: 'POST /api/gardens/save:'. */
const ADDRESS = /^(?:GET|POST|PATCH|DELETE) \S+?(?: \([^)]*\))?[.:](?: |$)/;

/**
 * What the contracts' sources say of each call: its name → the comment above it, on one line, without its address.
 * @param sources texts of libs/contracts/src/http
 */
export const callDescriptions = (sources: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    sources
      .flatMap((source) => [...source.matchAll(COMMENTED)])
      .map(([, comment = '', name = '']) => [name, sentenceOf(comment, name)]),
  );

function sentenceOf(comment: string, name: string): string {
  const line = comment
    .replaceAll(/\s*\n\s*\* ?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(SPECIFIED, '')
    .trim();
  const said = line.replace(ADDRESS, '').trim() || `${name.replaceAll('-', ' ')}.`;
  return `${said[0]?.toUpperCase()}${said.slice(1)}`;
}
