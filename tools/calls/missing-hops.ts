/** What is known of a call before its way through the sources is looked at. */
export interface CallPath {
  /** Verb-noun, e.g. 'save-garden'. */
  readonly name: string;
  /** The file of libs/api-client that makes it, without '.ts'; null for a call that no page makes by it. */
  readonly client: string | null;
  /** What the gateway sends; null for a call that it answers alone. */
  readonly message: {
    readonly kind: 'command' | 'query';
    readonly service: string;
    readonly name: string;
  } | null;
  /** Event types that it may store. */
  readonly events: readonly string[];
  /** Whether a decider decides it. */
  readonly isDecided: boolean;
}

/** Path in the repository → text of the sources that are no tests. */
export type Sources = ReadonlyMap<string, string>;

/** 'save-garden' is saveGarden. */
const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** 'save-garden' is SaveGarden. */
const pascalCase = (name: string): string => {
  const camel = camelCase(name);
  return `${camel[0]?.toUpperCase()}${camel.slice(1)}`;
};

/** The hops between button and event that a call does not take under its own name; one text for each. */
export function missingHops(path: CallPath, sources: Sources): string[] {
  const { name, client, message, events } = path;
  const call = `${camelCase(name)}Call`;
  const missing: string[] = [];
  const need = (found: boolean, text: string) => {
    if (!found) missing.push(`${name}: ${text}`);
  };

  const file = `libs/api-client/src/${client}.ts`;
  if (client !== null) need(mentions(sources.get(file) ?? '', call), `${file} does not make ${call}`);
  need(isIn(sources, 'services/gateway/src/', call), `nothing in services/gateway/src answers ${call}`);
  if (message === null) return missing;

  const constant = `${camelCase(message.name)}${message.kind === 'command' ? 'Command' : 'Query'}`;
  need(isIn(sources, 'services/gateway/src/', constant), `nothing in services/gateway/src sends ${constant}`);
  const own = `services/${message.service}/src/`;
  const handler = `${message.name}.${message.kind}-handler.ts`;
  need(
    [...sources.keys()].some((each) => each.startsWith(own) && each.endsWith(`/${handler}`)),
    `${own} has no ${handler}`,
  );
  const request = `class ${pascalCase(constant)} extends requestFor(${constant})`;
  need(isIn(sources, own, request), `${own} has no '${request}'`);
  const command = `readonly type: '${pascalCase(message.name)}'`;
  if (path.isDecided)
    need(isIn(sources, own, command), `no decider in ${own} has a command with '${command}'`);
  for (const event of events) need(isIn(sources, own, `'${event}'`), `nothing in ${own} stores ${event}`);
  return missing;
}

const mentions = (text: string, what: string): boolean => {
  const at = text.indexOf(what);
  return at >= 0 && !/\w/.test(text[at + what.length] ?? '');
};

const isIn = (sources: Sources, folder: string, what: string): boolean =>
  [...sources].some(([path, text]) => path.startsWith(folder) && mentions(text, what));

/** Names of exported types that two files of one folder share, with both files. */
export function sharedTypeNames(folder: string, sources: Sources): string[] {
  const first = new Map<string, string>();
  const shared: string[] = [];
  for (const [path, text] of sources) {
    if (!path.startsWith(folder)) continue;
    for (const [, name = ''] of text.matchAll(
      /^export (?:abstract )?(?:class|interface|type|enum) (\w+)/gm,
    )) {
      const other = first.get(name);
      if (other === undefined) first.set(name, path);
      else shared.push(`${name} is a type of ${other} and of ${path}: give each its own name`);
    }
  }
  return shared;
}
