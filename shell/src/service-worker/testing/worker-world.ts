import { createFileAnswers } from '../answer-file';
import { createListAnswers } from '../answer-list';
import { createPageAnswers } from '../answer-page';
import { createPatience } from '../in-time';
import { keepSet } from '../keep-set';
import { keepShell } from '../keep-shell';
import { createKeptFiles, integrityOf } from '../kept-files';
import { createKeptLists, type Visitor } from '../kept-lists';
import { sweep } from '../sweep';
import { memoryCaches } from './memory-caches';

export const ORIGIN = 'https://planted.example';

/** The longest that the worker waits for the network, where something is kept, in milliseconds. */
export const LIMIT_MS = 20;

const hashOf = (text: string) => integrityOf(new TextEncoder().encode(text));

/** A request as a page sends it: Node's own takes no mode and no address without an origin. */
const asked = (path: string, init: RequestInit = {}): Request => new Request(`${ORIGIN}${path}`, init);

/** The first half of a text, then a connection that is gone. */
const cutBody = (text: string) =>
  new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode(text.slice(0, text.length >> 1))),
    pull: (body) => body.error(new TypeError('network error')),
  });

/** The first half of a text, and a connection that brings nothing any more. */
const hangingBody = (text: string) =>
  new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode(text.slice(0, text.length >> 1))),
  });

type Network = 'on' | 'off' | 'hangs' | 'cuts' | 'hangs-in-the-middle';
const BODIES: Readonly<Record<Network, (text: string) => BodyInit>> = {
  on: (text) => text,
  off: (text) => text,
  hangs: (text) => text,
  cuts: cutBody,
  'hangs-in-the-middle': hangingBody,
};

/** A server whose files a test changes, its network, and the worker's parts over caches in memory. */
export function workerWorld(build = 'build-1') {
  const served = new Map<string, string>();
  const requests: string[] = [];
  let network: Network = 'on';
  let goOn = () => {};
  let now = 1_000;

  async function answer(input: RequestInfo | URL): Promise<Response> {
    const { pathname } = new URL(input instanceof Request ? input.url : `${input}`, ORIGIN);
    requests.push(pathname);
    if (network === 'hangs')
      await new Promise<void>((resolve) => {
        const others = goOn;
        goOn = () => [others, resolve].forEach((each) => each());
      });
    if (network === 'off') throw new TypeError('Failed to fetch');
    const text = served.get(pathname);
    if (text === undefined) return new Response('', { status: 404 });
    return new Response(BODIES[network](text));
  }
  const caches = memoryCaches();
  const files = createKeptFiles(caches, answer);
  const lists = createKeptLists(caches);
  const clock = () => (now += 1);
  const patience = createPatience(() => now, LIMIT_MS);
  const parts = { files, lists, patience, build, now: clock };
  const answerList = createListAnswers({ ...parts, fetchList: answer });
  const answerFile = createFileAnswers({ ...parts, fetchFile: answer });
  const answerPage = createPageAnswers({ ...parts, fetchPage: answer });

  /** @param folder e.g. '/mfe/mfe-finder' @returns as it is listed */
  async function publish(folder: string, contents: Readonly<Record<string, string>>, pages: object[] = []) {
    const hashes = await Promise.all(
      Object.entries(contents).map(
        async ([path, text]) => [path, { integrity: await hashOf(text) }] as const,
      ),
    );
    for (const [path, text] of Object.entries(contents)) served.set(`${folder}/${path}`, text);
    const manifest = JSON.stringify({ pages, files: Object.fromEntries(hashes) });
    served.set(`${folder}/remote.json`, manifest);
    return { version: folder, manifest: `${folder}/remote.json`, integrity: await hashOf(manifest) };
  }

  return {
    ...{ served, requests, publish },
    newestText: async () => (await lists.newestSet())?.[1].text,
    picturesOfNewest: async () => (await lists.newestSet())?.[1].pictures,
    isFor: (visitor: Visitor) => lists.putSingle('visitor', visitor),
    setNetwork: (state: Network) => {
      network = state;
    },
    /** What hung is answered after all. */
    answerLate: () => {
      network = 'on';
      goOn();
    },
    later: (milliseconds: number) => {
      now += milliseconds;
    },
    list: (remotes: object) => served.set('/remotes.json', JSON.stringify({ remotes })),
    /** What a tab is told of the remotes. */
    remotesOf: async (tab: string, cache: RequestCache = 'no-store') => {
      const text = await (await answerList(asked('/remotes.json', { cache }), tab)).text();
      return JSON.parse(text).remotes as Record<string, { version: string }>;
    },
    /** As when a tab is at rest. @throws what keeping does */
    keepFor: async (tab: string) => {
      const set = (await lists.get('tabs', tab))?.set ?? '';
      await keepSet(set, { ...parts, fetchManifest: answer });
    },
    sweepFor: (...tabs: string[]) => sweep({ ...parts, tabs: new Set(tabs) }),
    textOf: async (path: string, integrity?: string) => {
      const request = Object.defineProperty(asked(path), 'integrity', { value: integrity ?? '' });
      return (await answerFile(request)).text();
    },
    page: async (path: string) => {
      const written: Promise<unknown>[] = [];
      const response = await answerPage({ request: asked(path), waitUntil: (work) => written.push(work) });
      await Promise.all(written);
      return response;
    },
    /** Keeps a build of the shell: its files and pages. */
    keepBuild: async (contents: Readonly<Record<string, string>>, pages: object) => {
      const all: Record<string, string> = {
        ...contents,
        [`/assets/pages-${build}.json`]: JSON.stringify(pages),
      };
      const hashes = Object.fromEntries(
        await Promise.all(Object.entries(all).map(async ([path, text]) => [path, await hashOf(text)])),
      );
      const list = JSON.stringify({ files: hashes, pages: `/assets/pages-${build}.json` });
      for (const [path, text] of Object.entries({ ...all, '/assets/kept.json': list }))
        served.set(path, text);
      const shell = { build, list: '/assets/kept.json', integrity: await hashOf(list) };
      await keepShell(shell, { ...parts, fetchPage: async () => new Response('', { headers: HEADERS }) });
    },
  };
}

/** Of a page, as the gateway sends it. */
const HEADERS = { 'content-security-policy': "default-src 'self'", 'set-cookie': 'a=b', 'x-request-id': '1' };
