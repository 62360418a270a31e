import type { Patience } from './in-time';
import { hashOfList } from './keep-set';
import type { KeptLists } from './kept-lists';

interface Parts {
  readonly lists: KeptLists;
  readonly patience: Patience;
  readonly build: string;
  readonly fetchList?: typeof fetch;
  readonly now?: () => number;
}

const asList = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } });

/** With its text: a network can hang after the headers, too. */
async function readWhole(response: Response) {
  return { response, text: response.ok ? await response.text() : '' };
}

/**
 * Answers /remotes.json: a tab gets what it began with for as long as it is open, so that it never has files of two
 * deployments. The network decides what it begins with; without one, what was last kept whole. Asked for with `reload`,
 * as when a micro-frontend that failed is tried again, or where the tab's set is bad, it is the network's.
 */
export function createListAnswers({ lists, patience, build, fetchList = fetch, now = Date.now }: Parts) {
  /** What tabs are told that are asking for the first time, by their ids. */
  const beginning = new Map<string, Promise<Response>>();

  async function told(
    answer: ReturnType<typeof readWhole>,
    tab: string,
    isStart: boolean,
  ): Promise<Response> {
    const { response, text } = await answer;
    if (response.status >= 500) throw new Error(`/remotes.json answered ${response.status}`);
    if (!response.ok) return response;
    const hash = await hashOfList(text);
    if ((await lists.get('sets', hash)) === undefined)
      await lists.put('sets', hash, {
        ...{ text, files: {}, pictures: [], skeletons: {} },
        ...{ state: 'partial', at: now() },
      });
    if (isStart) await lists.put('tabs', tab, { set: hash, build });
    return asList(text);
  }

  const fromNetwork = (request: Request, tab: string, isStart: boolean): Promise<Response> =>
    told(patience.inTime(fetchList(request).then(readWhole)), tab, isStart);

  async function begin(request: Request, tab: string): Promise<Response> {
    const answer = fetchList(request).then(readWhole);
    try {
      return await told(patience.inTime(answer), tab, true);
    } catch {
      const newest = await lists.newestSet();
      // However slow it is, there is nothing else.
      if (!newest) return told(answer, tab, true);
      await lists.put('tabs', tab, { set: newest[0], build });
      return asList(newest[1].text);
    }
  }

  return async function answerList(request: Request, tab: string): Promise<Response> {
    const hash = (await lists.get('tabs', tab))?.set;
    const own = hash === undefined ? undefined : await lists.get('sets', hash);
    if (own && own.state !== 'bad' && request.cache !== 'reload') return asList(own.text);
    if (own) return fromNetwork(request, tab, own.state === 'bad').catch(() => asList(own.text));
    const known = beginning.get(tab) ?? begin(request, tab);
    beginning.set(tab, known);
    const forget = () => beginning.delete(tab);
    known.then(forget, forget);
    return (await known).clone();
  };
}
