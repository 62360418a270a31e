import type {} from '@planted/api-client/preloaded-response';
import { inSession } from '@planted/api-client/in-session';
import { sessionEndIn } from '@planted/contracts/session-hint';
import { localDayOf } from '@planted/garden-domain';
import { departures } from '@planted/mfe-kit';

/** After this time, in ms, the page sends its own request. */
const FRESH = 10_000;

const OF_EVERYBODY = '/rest/';

/** By path and query. */
const asked = new Map<string, Promise<Answer | undefined>>();

interface Answer {
  readonly response: Response;
  readonly owner: string;
}

/**
 * Preloads, as who is here, what a page that is being opened requests first. For a guest only the plant table, which is
 * public: all else would be refused.
 * @param data paths and queries, in which '{today}' is this day on the gardener's calendar
 */
export function preloadData(data: readonly string[]): void {
  globalThis.plantedAnswers ??= take;
  for (const template of data) {
    const address = template.replaceAll('{today}', localDayOf(new Date()));
    const isRefused = sessionEnd() === undefined && !address.startsWith(OF_EVERYBODY);
    if (isRefused || asked.has(address)) continue;
    const answer = ask(address);
    asked.set(address, answer);
    setTimeout(() => asked.get(address) === answer && asked.delete(address), FRESH);
  }
}

/** Undefined also for a refusal: the page sends the request again, and gets the reason. */
async function ask(address: string): Promise<Answer | undefined> {
  let owner = '';
  try {
    const answer = await inSession(() => {
      owner = whose();
      return fetch(address, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
    });
    // Read in any case: a body left unread counts as a request cut off when the page is left.
    const body = await answer.text();
    return answer.ok ? { response: new Response(body, { status: answer.status }), owner } : undefined;
  } catch {
    return undefined;
  }
}

function take(address: string): Promise<Response | undefined> | undefined {
  const found = asked.get(address);
  asked.delete(address);
  // Who is here now may be another than the one who asked.
  return found?.then((answer) => (answer?.owner === whose() ? answer.response : undefined));
}

const sessionEnd = (): number | undefined => sessionEndIn(document.cookie);

/**
 * Another as soon as a gardener signs out, another session begins, or the page was left and may have been written to
 * since.
 */
const whose = (): string => `${departures.get()} ${sessionEnd()} ${visit()}`;

/** As the router has it: another with each navigation. */
const visit = (): string | undefined => (history.state as { readonly key?: string } | null)?.key;
