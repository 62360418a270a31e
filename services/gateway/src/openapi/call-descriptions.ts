/** A comment, and the call below it. */
const COMMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const \w+ = defineCall\(\{\n\s*name: '([\w-]+)'/g;
/** What the comment says of the address, which is known: 'POST /api/gardens/save (2 §7):'. */
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
    .trim();
  const said = line.replace(ADDRESS, '').trim() || `${name.replaceAll('-', ' ')}.`;
  return `${said[0]?.toUpperCase()}${said.slice(1)}`;
}
