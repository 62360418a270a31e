import { createHash } from 'node:crypto';
import { budgets } from './budgets.mjs';
import { withinBudget } from './within-budget.mjs';

const chunk = (fileName: string, code: string, more: object = {}) => ({
  ...{ type: 'chunk', fileName, code, isEntry: false, imports: [], dynamicImports: [], moduleIds: [] },
  ...more,
});

/** Text that brotli cannot make smaller than about three quarters of it. */
const dense = (bytes: number) =>
  Array.from({ length: bytes / 44 }, (_, at) => createHash('sha256').update(`${at}`).digest('base64')).join(
    '',
  );

/** Builds a front end of these files; the message it fails with, or none. */
async function build(name: string, ...files: ReturnType<typeof chunk>[]): Promise<string | undefined> {
  const { writeBundle } = withinBudget(name, 'src/routes.tsx');
  if (typeof writeBundle !== 'function') throw new Error('weighs in another way');
  const bundle = Object.fromEntries(files.map((file) => [file.fileName, file]));
  const context = {
    error(message: string) {
      throw new Error(message);
    },
  };
  try {
    await writeBundle.call(context as never, {} as never, bundle as never);
    return undefined;
  } catch (cause) {
    return (cause as Error).message;
  }
}

const routes = (dynamicImports: readonly string[]) =>
  chunk('routes.js', 'go()', { dynamicImports, moduleIds: ['/mfe-finder/src/routes.tsx'] });
const shown = budgets['mfe-finder']?.firstView ?? 0;

describe('the budget of a front end', () => {
  it('lets a build through that keeps within it', async () => {
    expect(await build('mfe-finder', routes(['page.js']), chunk('page.js', dense(1000)))).toBeUndefined();
  });

  it('fails a build whose first page is too heavy with all that it imports, and names what weighs', async () => {
    const message = await build(
      'mfe-finder',
      chunk('entry.js', 'start()', { isEntry: true }),
      routes(['page.js']),
      chunk('page.js', 'page()', { imports: ['library.js'] }),
      chunk('library.js', dense(shown * 2)),
    );
    expect(message).toContain('mfe-finder is over budget');
    expect(message).toMatch(/firstView: \d+ \(limit \d+\)/);
    expect(message).toMatch(/heaviest files:\n {2}\d+ library\.js/);
  });

  it('fails a build whose first page comes in too many files', async () => {
    const chunks = Array.from({ length: 20 }, (_, at) => `part-${at}.js`);
    const message = await build(
      'mfe-finder',
      routes(['page.js']),
      chunk('page.js', 'page()', { imports: chunks }),
      ...chunks.map((part) => chunk(part, 'part()')),
    );
    expect(message).toMatch(/files: 22 \(limit \d+\)/);
  });

  it('does not count what comes later to the first page', async () => {
    const later = chunk('later.js', dense(Math.round(shown * 1.1)));
    const message = await build(
      'mfe-finder',
      routes(['page.js']),
      chunk('page.js', 'page()', { dynamicImports: ['later.js'] }),
      later,
    );
    expect(message ?? '').not.toContain('firstView');
  });

  it('is not asked of one that has none yet', async () => {
    expect(await build('mfe-community', routes([]), chunk('page.js', dense(1000)))).toBeUndefined();
  });
});
