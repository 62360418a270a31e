/** A new call from the templates: every hop from page to service, and the lists that name them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileWith, HTTP, httpFileOf, wordsOf } from './call-words.mjs';
import { withEntry, withImport, withImports, withLine } from './edit-sources.mjs';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));
const FEATURES = 'services/gateway/src/features';
const CONTROLLERS = `${FEATURES}/controllers.ts`;
const EXAMPLES = 'services/gateway/src/testing/example-requests.ts';

/**
 * @param {string} root the repository
 * @param {import('./call-words.mjs').Wish} wish
 * @returns {{ files: string[], newGroup: string | undefined, isCommand: boolean }} what was written, new or changed; the file
 *   of a group that was not there before
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
  const newGroup = existsSync(join(root, http)) ? undefined : http;
  if (newGroup) {
    files.set(http, "import { z } from 'zod';\n");
    change(`${HTTP}/index.ts`, (text) => withLine(text, `export * from './${words.group}';`));
  }
  const needed = [
    ['z', 'zod'],
    ['defineCall', '../call'],
    ['writtenText', '../text'],
  ];
  change(http, (text) => withImports(`${text}${fill('call')}`, needed));
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

  const table = `${FEATURES}/${service}-calls.ts`;
  if (existsSync(join(root, table))) {
    const entry = `passOn(${camel}Call, ${camel}${Kind}, asIs${words.limit})`;
    const imports = [
      [`${camel}Call`, '@planted/contracts'],
      [`${camel}${Kind}`, '@planted/contracts'],
      ['asIs', '../edge/pass-on'],
    ];
    change(table, (text) => withImports(withEntry(text, `${service}Calls = [`, entry), imports));
  } else {
    files.set(`${FEATURES}/${name}.controller.ts`, fill('controller'));
    change(CONTROLLERS, (text) =>
      withEntry(
        withImport(text, `${Pascal}Controller`, `./${name}.controller`),
        'callControllers = [',
        `${Pascal}Controller`,
      ),
    );
  }
  change(EXAMPLES, (text) => withEntry(text, 'Record<string, unknown>>> = {', `'${name}': { note: 'Peas' }`));

  files.set(`libs/api-client/src/${name}.ts`, fill(`client.${kind}`));
  files.set(`libs/api-client/src/${name}.unit.test.ts`, fill(`client-test.${kind}`));
  change('libs/api-client/src/index.ts', (text) => withLine(text, `export * from './${name}';`));

  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { files: [...files.keys()], newGroup, isCommand: kind === 'command' };
}

/** @param {string} template */
const templateText = (template) => readFileSync(join(TEMPLATE, `${template}.ts.txt`), 'utf8');
