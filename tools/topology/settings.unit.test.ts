import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Files of the product that read settings; tests and what is for them read none of the product's. */
const sources = ['services', 'libs']
  .flatMap((area) => readdirSync(join(root, area)).map((name) => join(area, name, 'src')))
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|[/\\]testing[/\\]/.test(path))
  .map(read);

/** Fields of the schemas of settings, and what is asked for by its name. */
const inSchemas = sources
  .filter((text) => /commonSettings|signInSettings|readSettings/.test(text))
  .flatMap((text) => [...text.matchAll(/^\s+([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*): ?\S?/gm)]);
const byName = sources.flatMap((text) => [...text.matchAll(/environment(?:\.|\[')([A-Z][A-Z0-9_]+)/g)]);
const settings = new Set([...inSchemas, ...byName].map(([, name = '']) => name));

/** What no one may set where the containers run, and why. */
const NOT_IN_CONTAINERS: Readonly<Record<string, string>> = {
  FRONT_ENDS_ROOT: 'an image has its front end in a place of its own',
  DEPLOYMENTS_DIR: 'an image is a deployment; who mounts a folder says where',
  MORNING_NOTE_ROUND_SECONDS: 'nobody waits for it; tests do',
  BACKUP_EVERY: 'is for the product in one process; containers are backed up by npm run ops -- backup',
  BACKUP_KEEP: 'as BACKUP_EVERY',
  BACKUP_DIR: 'as BACKUP_EVERY',
  BACKUP_PASSPHRASE: 'as BACKUP_EVERY',
  BACKUP_WITHOUT_KEYS: 'as BACKUP_EVERY',
};

describe('the settings that the product reads', () => {
  it('are found', () => {
    expect([...settings]).toEqual(
      expect.arrayContaining(['NODE_ENV', 'SMTP_URL', 'SIGN_IN_REDIRECTS', 'ROUTES']),
    );
  });

  it('are on the page of settings, and nothing else is', () => {
    const rows = read('docs/settings.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const documented = rows.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)]);
    const names = documented.map(([, name = '']) => name);
    expect(names.toSorted()).toEqual([...settings, 'DATABASE_PASSWORD'].toSorted().filter(once));
  });

  it('are handed to the containers, or say why not', () => {
    const compose = read('docker-compose.yml');
    const missing = [...settings].filter(
      (name) => !new RegExp(`^ +${name}(_FILE)?:`, 'm').test(compose) && !(name in NOT_IN_CONTAINERS),
    );
    expect(missing).toEqual([]);
    expect(Object.keys(NOT_IN_CONTAINERS).filter((name) => !settings.has(name))).toEqual([]);
  });
});

const once = (name: string, i: number, all: readonly string[]) => all.indexOf(name) === i;
