import { notUnderstood } from './data-api-error';

/** One value of a list, in quotes or as it is, and the comma behind it. */
const VALUE = /(?:"((?:[^"\\]|\\.)*)"|([^,]*))(,|$)/sy;
/** What a value as it is cannot hold, or it would be read in another way than it was meant. */
const UNQUOTED = { tuple: /^"|[()]/, array: /^$|["{}\\]/ };

/**
 * `(a,"b,c",5" pot)` of `in`, a tuple, or `{a,"b,c"}` of `cs`, an array as PostgreSQL writes it. Clients do not escape
 * quotes: a value that could be read in two ways is refused. @throws DataApiError
 */
export function parseList(text: string, of: keyof typeof UNQUOTED): string[] {
  const inside = text.slice(1, -1);
  if (inside === '') return [];
  const values: string[] = [];
  for (let at = 0, isMore = true; isMore; at = VALUE.lastIndex) {
    VALUE.lastIndex = at;
    const [, quoted, unquoted = '', comma] = VALUE.exec(inside) ?? [];
    // Spaces belong to a value of a tuple, and to none of an array.
    const plain = of === 'array' ? unquoted.trim() : unquoted;
    if (quoted === undefined && UNQUOTED[of].test(plain)) throw notUnderstood('list', text);
    values.push(quoted === undefined ? plain : unescaped(quoted));
    isMore = comma === ',';
  }
  return values;
}

/** A value with a comma or bracket in a group is in quotes, `"a,b"` or `eq."a,b"`; the quotes are taken off. */
export const withoutQuotes = (text: string): string =>
  text.replace(
    /^((?:not\.)?\w+\.)?"((?:[^"\\]|\\.)*)"$/s,
    (_, before: string | undefined, inside: string) => (before ?? '') + unescaped(inside),
  );

const unescaped = (text: string): string => text.replaceAll(/\\(.)/gs, '$1');

/**
 * The conditions of a group, at the commas outside of quotes and brackets. A quote within a value is a character of it;
 * one that begins a value ends with it. @throws DataApiError
 */
export function splitGroup(text: string): string[] {
  const parts: string[] = [];
  let [from, depth, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') {
        isQuoted = false;
        if (!/^[,)}]?$/.test(text.charAt(at + 1))) throw notUnderstood('logic tree', text);
      }
    } else if (sign === '"') isQuoted = /^[.,({]?$/.test(text.charAt(at - 1));
    else if (sign === '(' || sign === '{') depth += 1;
    else if (sign === ')' || sign === '}') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
    if (depth < 0) throw notUnderstood('logic tree', text);
  }
  if (isQuoted || depth !== 0) throw notUnderstood('logic tree', text);
  return [...parts, text.slice(from)];
}
