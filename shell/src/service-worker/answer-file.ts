import type { Patience } from './in-time';
import type { KeptFiles } from './kept-files';
import type { KeptLists } from './kept-lists';

interface Parts {
  readonly files: KeptFiles;
  readonly lists: KeptLists;
  readonly patience: Patience;
  readonly fetchFile?: typeof fetch;
}

/** As a retry asks, at an address that the browser has kept no failure for. */
const ANEW = /\/~\w+\//;

/** Answers a file of the shell or of a micro-frontend: kept, by its hash; else from the network, as if there were no worker. */
export function createFileAnswers({ files, lists, patience, fetchFile = fetch }: Parts) {
  return async function answerFile(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace(ANEW, '/');
    const listed = await lists.hashOf(path);
    const kept = async () => files.find(request.integrity || (listed ?? ''));
    // Which one it is that the server has now, no list says.
    if (!request.integrity && path.endsWith('/remote.json')) {
      const answer = fetchFile(request);
      return patience.inTime(answer).catch(async () => (await kept()) ?? answer);
    }
    return (await kept()) ?? fetchFile(request);
  };
}
