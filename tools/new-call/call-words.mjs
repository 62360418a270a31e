/** What a new call is called in each hop, and where the repository has what it joins. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The contracts of HTTP calls. */
export const HTTP = 'libs/contracts/src/http';
/** Verbs of calls that change nothing. */
const QUERY_VERBS = ['fetch', 'read', 'find', 'count', 'list'];

/**
 * @typedef {object} Wish
 * @property {string} name verb-noun, e.g. 'count-plants'; verbs such as fetch make it a query, others a command
 * @property {string} service who answers it, e.g. 'tracking'
 * @property {string} [group] in its address, e.g. 'gardens' for /api/gardens/countPlants; else the service
 * @property {boolean} [anyone] whether guests may make it
 */

/**
 * @param {string} root
 * @param {Wish} wish
 * @returns {Record<string, string> & Record<'name' | 'camel' | 'Pascal' | 'Kind' | 'kind' | 'service' | 'group' | 'access' | 'limit', string>}
 * @throws Error where the wish cannot be
 */
export function wordsOf(root, { name, service, group = service, anyone = false }) {
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
    limit: isQuery ? '' : ", 'save'",
    kindOption: isQuery ? '' : ", { kind: 'save' }",
    path: `/api/${group}/${camel}`,
    access: anyone ? 'anyone' : 'signed-in',
  };
}

/**
 * The file of the calls of a group, which need not be there.
 * @param {string} root
 * @param {{ group: string }} words
 */
export function httpFileOf(root, { group }) {
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
export function fileWith(root, service, text) {
  const file = findFile(root, service, text);
  if (file === undefined) throw new Error(`no file at the top of services/${service}/src has '${text}'`);
  return file;
}
