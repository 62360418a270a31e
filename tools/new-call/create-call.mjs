/** A new call from the templates: every hop from page to service, and the lists that name them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withEntry, withImport, withLine } from './edit-sources.mjs';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));
/** Verbs of calls that change nothing. */
const QUERY_VERBS = ['fetch', 'read', 'find', 'count', 'list'];
const HTTP = 'libs/contracts/src/http';
const CONTROLLERS = 'services/gateway/src/features/controllers.ts';
const EXAMPLES = 'services/gateway/src/testing/example-requests.ts';

/**
 * @typedef {object} Wish
 * @property {string} name verb-noun, e.g. 'count-plants'; verbs such as fetch make it a query, others a command
 * @property {string} service who answers it, e.g. 'tracking'
 * @property {string} [group] in its address, e.g. 'gardens' for /api/gardens/countPlants; else the service
 * @property {boolean} [anyone] whether guests may make it
 */

/**
 * @param {string} root the repository
 * @param {Wish} wish
 * @returns {{ files: string[], isCommand: boolean }} what was written, new or changed
 * @throws Error, having written nothing, where the wish cannot be
 */
export function createCall(root, wish) {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  const words = wordsOf(root, wish);
  const fill = (/** @type {string} */ template) =>
    templateText(template).replaceAll(/\{\{(\w+)\}\}/g, (all, word) => words[word] ?? all);
  const { name, camel, Pascal, Kind, kind, service } = words;
  const handlers = `services/${service}/src/${kind === 'command' ? 'commands' : 'queries'}`;
  const handler = `${handlers}/${name}/${name}.${kind}-handler`;

  /** @type {Map<string, string>} */
  const files = new Map();
  /** @type {(path: string, edit: (text: string) => string) => void} */
  const change = (path, edit) => {
    try {
      files.set(path, edit(files.get(path) ?? read(path)));
    } catch (error) {
      throw new Error(`${path} cannot be changed: ${error instanceof Error ? error.message : error}`);
    }
  };

  const http = httpFileOf(root, words);
  if (!existsSync(join(root, http))) {
    files.set(http, "import { z } from 'zod';\n");
    change(`${HTTP}/index.ts`, (text) => withLine(text, `export * from './${words.group}';`));
  }
  change(http, (text) =>
    [
      ['z', 'zod'],
      ['defineCall', '../call'],
      ['writtenText', '../text'],
    ].reduce((sofar, [what = '', from = '']) => withImport(sofar, what, from), `${text}${fill('call')}`),
  );
  change(`libs/contracts/src/messages/${service}.ts`, (text) =>
    withImport(
      withImport(`${text}${fill('message')}`, `define${Kind}`, '../message'),
      `${camel}Call`,
      `../http/${http.slice(HTTP.length + 1, -'.ts'.length)}`,
    ),
  );

  files.set(`${handler}.ts`, fill(`handler.${words.access}`));
  files.set(`${handlers}/${name}/${name}.int.test.ts`, fill(`handler-test.${words.access}`));
  const from = `./${handler.slice(`services/${service}/src/`.length)}`;
  change(fileWith(root, service, 'providers: ['), (text) =>
    withEntry(withImport(text, `${Pascal}Handler`, from), 'providers: [', `${Pascal}Handler`),
  );
  change(fileWith(root, service, 'answers: ['), (text) =>
    withEntry(withImport(text, `${Pascal}${Kind}`, from), 'answers: [', `${Pascal}${Kind}`),
  );

  files.set(`services/gateway/src/features/${name}/${name}.controller.ts`, fill('controller'));
  change(CONTROLLERS, (text) =>
    withEntry(
      withImport(text, `${Pascal}Controller`, `./${name}/${name}.controller`),
      'callControllers = [',
      `${Pascal}Controller`,
    ),
  );
  change(EXAMPLES, (text) => withEntry(text, 'Record<string, unknown>>> = {', `'${name}': { note: 'Peas' }`));

  files.set(`libs/api-client/src/${name}.ts`, fill(`client.${kind}`));
  files.set(`libs/api-client/src/${name}.unit.test.ts`, fill(`client-test.${kind}`));
  change('libs/api-client/src/index.ts', (text) => withLine(text, `export * from './${name}';`));

  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { files: [...files.keys()], isCommand: kind === 'command' };
}

/** @param {string} template */
const templateText = (template) => readFileSync(join(TEMPLATE, `${template}.ts.txt`), 'utf8');

/**
 * @param {string} root
 * @param {Wish} wish
 * @returns {Record<string, string> & Record<'name' | 'camel' | 'Pascal' | 'Kind' | 'kind' | 'service' | 'group' | 'access', string>}
 * @throws Error where the wish cannot be
 */
function wordsOf(root, { name, service, group = service, anyone = false }) {
  if (!/^[a-z]+(-[a-z]+)+$/.test(name))
    throw new Error(`A call is named by a verb and a noun, e.g. count-plants, and not '${name}'.`);
  const services = readdirSync(join(root, 'services')).filter((each) => findFile(root, each, 'answers: ['));
  if (!services.includes(service))
    throw new Error(
      `There is no service '${service}' that answers calls: name one of ${services.join(', ')}.`,
    );
  if (!/^[a-z][a-zA-Z]*$/.test(group))
    throw new Error(`A group is a word of the address, e.g. gardens, and not '${group}'.`);
  for (const folder of [HTTP, 'libs/contracts/src/messages'])
    for (const file of readdirSync(join(root, folder)))
      if (readFileSync(join(root, folder, file), 'utf8').includes(`name: '${name}'`))
        throw new Error(`There is a ${name} already, in ${folder}/${file}.`);
  const camel = name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const Pascal = `${camel[0]?.toUpperCase()}${camel.slice(1)}`;
  const isQuery = QUERY_VERBS.includes(name.split('-', 1)[0] ?? '');
  const sentence = name.replaceAll('-', ' ');
  return {
    ...{ name, service, group, camel, Pascal, sentence },
    Sentence: `${sentence[0]?.toUpperCase()}${sentence.slice(1)}`,
    Kind: isQuery ? 'Query' : 'Command',
    kind: isQuery ? 'query' : 'command',
    method: isQuery ? 'GET' : 'POST',
    limit: isQuery ? '' : ", { kind: 'save' }",
    path: `/api/${group}/${camel}`,
    access: anyone ? 'anyone' : 'signed-in',
  };
}

/**
 * The file of the calls of a group, which need not be there.
 * @param {string} root
 * @param {{ group: string }} words
 */
function httpFileOf(root, { group }) {
  const own = `${group}.ts`;
  const files = readdirSync(join(root, HTTP));
  const found = [own, ...files].find(
    (file) =>
      files.includes(file) && readFileSync(join(root, HTTP, file), 'utf8').includes(`path: '/api/${group}/`),
  );
  return `${HTTP}/${found ?? own}`;
}

/**
 * @param {string} root
 * @param {string} service
 * @param {string} text
 * @returns {string | undefined} the file at the top of a service's sources with this text
 */
function findFile(root, service, text) {
  const folder = `services/${service}/src`;
  if (!existsSync(join(root, folder))) return undefined;
  const file = readdirSync(join(root, folder))
    .filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts'))
    .find((each) => readFileSync(join(root, folder, each), 'utf8').includes(text));
  return file && `${folder}/${file}`;
}

/**
 * @param {string} root
 * @param {string} service
 * @param {string} text
 */
function fileWith(root, service, text) {
  const file = findFile(root, service, text);
  if (file === undefined) throw new Error(`no file at the top of services/${service}/src has '${text}'`);
  return file;
}
