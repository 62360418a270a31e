import { withSkeleton } from '@planted/contracts/with-skeleton';
import type { Patience } from './in-time';
import { lastingHeaders } from './keep-shell';
import type { KeptFiles } from './kept-files';
import type { KeptLists, Visitor } from './kept-lists';
import type { RequestEvent } from './worker-scope';

interface Parts {
  readonly files: KeptFiles;
  readonly lists: KeptLists;
  readonly patience: Patience;
  readonly build: string;
  readonly fetchPage?: typeof fetch;
}

/** As the shell's build has them: by visitor, then by the name of the file. */
type Pages = Readonly<Record<Visitor, Readonly<Record<string, string>>>>;

/** The frame around every page. */
const ANY = 'any.html';

/**
 * Answers a navigation: from the network, and where that gives nothing in time, with the app shell of that page, as the
 * shell's build has prerendered it. What a server answers to a gardener is never kept; only what its headers allow is.
 */
export function createPageAnswers({ files, lists, patience, build, fetchPage = fetch }: Parts) {
  async function keptPage({ pathname, search }: URL): Promise<Response | undefined> {
    const [shell, visitor = 'guest', headers] = await Promise.all([
      lists.get('shells', build),
      lists.getSingle('visitor'),
      lists.getSingle('headers'),
    ]);
    const kept = await files.find(shell?.pages ?? '');
    if (!kept) return undefined;
    const pages = ((await kept.json()) as Pages)[visitor];
    // A view of the landing page is in its query: the first one is prerendered.
    const name = pathname === '/' && search !== '' ? ANY : `${pathname.replaceAll('/', '_')}.html`;
    const page = pages[name] ?? pages[ANY];
    if (page === undefined) return undefined;
    const html = search === '' ? await outlined(page, pathname, visitor) : page;
    return new Response(html, { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
  }

  /** With the skeleton of a micro-frontend's page, which was checked when it was deployed. */
  async function outlined(page: string, path: string, visitor: Visitor): Promise<string> {
    const skeleton = (await lists.newestSet())?.[1].skeletons[path]?.[visitor];
    const html = skeleton && (await (await files.find(skeleton.integrity))?.text());
    return html ? withSkeleton(page, { path, html, styles: skeleton.styles }) : page;
  }

  return async function answerPage(event: Pick<RequestEvent, 'request' | 'preloadResponse' | 'waitUntil'>) {
    const network = Promise.resolve(event.preloadResponse)
      .then((preloaded) => preloaded ?? fetchPage(event.request))
      .then(toItsEnd);
    try {
      const response = await patience.inTime(network, true);
      if (response.status < 500) {
        if (response.ok) event.waitUntil(lists.putSingle('headers', lastingHeaders(response.headers)));
        return response;
      }
    } catch {}
    return (await keptPage(new URL(event.request.url))) ?? network;
  };
}

/** A page that ends in the middle says nothing, and its browser keeps what there is of it. @throws where it does */
async function toItsEnd(response: Response): Promise<Response> {
  if (response.ok) await response.clone().arrayBuffer();
  return response;
}
