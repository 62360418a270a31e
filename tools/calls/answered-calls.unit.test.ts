import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../workspace/root.mjs';

/** What runs in the browser. */
const FOLDERS = [
  'shell',
  ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
  ...['api-client', 'mfe-kit', 'ui'].map((name) => `libs/${name}`),
];
const NOT_SHIPPED = /(\.unit\.test\.tsx?|\/(testing|__mocks__|bench|dev|gallery|dist|node_modules)\/)/;

const sources = new Map(
  FOLDERS.flatMap((folder) => {
    const inside = join(root, folder, 'src');
    return readdirSync(inside, { recursive: true, encoding: 'utf8' }).map((file) => join(inside, file));
  })
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file))
    .map((file) => [relative(root, file), readFileSync(file, 'utf8')] as const),
);

/** The shipped sources in which the pattern occurs. */
const filesWith = (pattern: RegExp) =>
  [...sources].flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).toSorted();

/** What asks the server by itself, and how it ends without an answer. */
const OWN_REQUESTS: Readonly<Record<string, string>> = {
  'libs/api-client/src/follow-changes.ts': 'asks again by itself, for as long as it takes',
  'libs/api-client/src/request.ts': 'reports every command that gets no answer, and ends in time',
  'libs/api-client/src/session-keeper/browser-session.ts':
    'part of a call, or of a tick that nobody waits for',
  'libs/mfe-kit/src/session/session-store.ts': 'says that it is not known who is here, and asks again',
  'shell/src/features/invite-contributors/invite-contributors.ts': 'nobody waits for it',
  'shell/src/federation/classify-load-failure.ts': 'asks what a failure that is shown already was',
  'shell/src/federation/manifest.ts': 'the page of the micro-frontend says so',
  'shell/src/federation/preload-data.ts': 'the query that takes it says so',
  'shell/src/files/fetch-script.ts': 'the page or part that it is for says so',
  'shell/src/files/insert-link.ts': 'the page or part that it is for says so',
  'shell/src/remotes/ask-for-list.ts': 'the page of the micro-frontend says so',
  'shell/src/rum/start-rum.ts': 'nobody waits for it',
  'shell/src/service-worker/notes/send-from-worker.ts':
    'what it is for waits, and is shown to wait by the next page',
  'shell/src/waiting/post-command.ts': 'what it sends waits, and is shown to wait, until it is answered',
};

/** A request to the server; a method of another thing that is called so, such as a query's, is none. */
const REQUEST = /(?<![.\w])fetch\(|\b(globalThis|window|self)\s*\.fetch\(|XMLHttpRequest|sendBeacon\(/;

describe('no call of a page fails in silence', () => {
  it('for every query and mutation is of the one client, which neither pauses them nor leaves them unreported', () => {
    expect(filesWith(/use(Mutation|\w*Query)\(/).length).toBeGreaterThan(10);
    expect(filesWith(/new (QueryClient|QueryCache|MutationCache)\b/)).toEqual([
      'libs/mfe-kit/src/query-client.ts',
    ]);
    expect(filesWith(/networkMode/)).toEqual(['libs/mfe-kit/src/query-client.ts']);
  });

  it('for every request to the server is made where its failure is reported', () => {
    expect(filesWith(REQUEST)).toEqual(Object.keys(OWN_REQUESTS).toSorted());
  });
});
