/** What a call of a published client comes to: it works, or it is refused with this status and code of its protocol. */
export type Outcome = 'works' | readonly [status: number, code: string];

/** A row of the table in docs/supabase-clients.md. */
export interface TableRow {
  /** As the client's user writes it. */
  readonly call: string;
  readonly outcome: Outcome;
}

/** How a row is written in the page. */
export const toLine = ({ call, outcome }: TableRow): string =>
  `| \`${call}\` | ${outcome === 'works' ? 'works' : `${outcome[0]} \`${outcome[1]}\``} |`;

/** Methods of a client's object that its users call; what is of its insides begins with an underscore. */
export function methodsOf(object: object): string[] {
  const names = new Set<string>();
  for (let at = object; at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at))
      if (typeof Reflect.get(object, name) === 'function' && !/^_|^constructor$/.test(name)) names.add(name);
  return [...names];
}
