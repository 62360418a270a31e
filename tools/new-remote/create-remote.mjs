/** A new micro-frontend from the template: a folder of its own, and two lines that name it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));
/** So that no tool takes a template for a source. */
const SUFFIX = '.txt';

/**
 * @param {string} root the repository
 * @param {string} name e.g. 'community'
 * @returns {string} its folder's name, e.g. 'mfe-community'
 * @throws Error where the name is none, or taken
 */
export function createRemote(root, name) {
  if (!/^[a-z]+$/.test(name)) throw new Error(`Use lowercase letters only, e.g. community; got '${name}'.`);
  const remote = `mfe-${name}`;
  if (existsSync(join(root, remote))) throw new Error(`${remote} already exists.`);
  /** @type {Record<string, string>} */
  const words = { name, Title: name[0]?.toUpperCase() + name.slice(1) };
  for (const path of templateFiles()) {
    const file = join(root, remote, path.slice(0, -SUFFIX.length).replace('page', `${name}-page`));
    const text = readFileSync(join(TEMPLATE, path), 'utf8');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      text.replaceAll(/\{\{(\w+)\}\}/g, (all, word) => words[word] ?? all),
    );
  }
  editJson(join(root, 'package.json'), ({ workspaces }) =>
    workspaces.splice(workspaces.indexOf('services/*'), 0, remote),
  );
  editJson(join(root, 'tsconfig.json'), ({ references }) => references.push({ path: `./${remote}` }));
  return remote;
}

const templateFiles = () =>
  readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(TEMPLATE.length + 1));

/**
 * @param {string} file
 * @param {(content: { workspaces: string[], references: { path: string }[] }) => void} edit
 */
function editJson(file, edit) {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  edit(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
