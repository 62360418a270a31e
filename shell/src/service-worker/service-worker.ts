import { createFileAnswers } from './answer-file';
import { createListAnswers } from './answer-list';
import { createPageAnswers } from './answer-page';
import { createPictures } from './answer-picture';
import { askAhead } from './ask-ahead';
import { createPatience } from './in-time';
import { keepSet } from './keep-set';
import { keepShell, type ShellBuild } from './keep-shell';
import { createKeptFiles } from './kept-files';
import { createKeptLists } from './kept-lists';
import { kindOf } from './kind-of-request';
import { actOnNote } from './notes/act-on-note';
import { noteFor } from './notes/note-for';
import { sendFromWorker } from './notes/send-from-worker';
import { isWithoutRoom, onceMore } from './once-more';
import { sendOnSync } from './send-on-sync';
import { sweep } from './sweep';
import { isTabMessage, NO_ROOM, type TabMessage } from './tab-message';
import type { RequestEvent, Tab, WorkerScope } from './worker-scope';

declare const __SHELL_BUILD__: ShellBuild;

const worker = self as unknown as WorkerScope;
const { build } = __SHELL_BUILD__;
const files = createKeptFiles(caches);
const lists = createKeptLists(caches);
const patience = createPatience();
const parts = { files, lists, patience, build };
const pictures = createPictures(caches);
const answerList = createListAnswers(parts);
const answerPage = createPageAnswers(parts);
const answerFile = createFileAnswers(parts);

worker.addEventListener('install', (event) => {
  // Files go by their hashes, so that this worker serves every tab that is open as well as the one before did.
  event.waitUntil(keepShell(__SHELL_BUILD__, parts).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([askAhead(worker.registration, navigator.userAgent), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, worker.location.origin);
  if (kind !== undefined) event.respondWith(answer[kind](event));
});

const answer = {
  page(event: RequestEvent) {
    event.waitUntil(lists.put('tabs', event.resultingClientId, { build }));
    return answerPage(event);
  },
  list: ({ request, clientId }: RequestEvent) => answerList(request, clientId),
  file: ({ request }: RequestEvent) => answerFile(request),
  picture: (event: RequestEvent) => pictures.answer(event.request, (work) => event.waitUntil(work)),
};

worker.addEventListener('push', (event) => {
  const { title, ...options } = noteFor(event.data);
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(action === '' ? showToday() : actOnNote(notification.data, action, sendFromWorker));
});

worker.addEventListener('sync', (event) => {
  const isShown = async () => (await tabs()).some(({ visibilityState }) => visibilityState === 'visible');
  event.waitUntil(sendOnSync(event.tag, { send: sendFromWorker, isShown }));
});

const tabs = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function showToday(): Promise<void> {
  const [tab] = await tabs();
  await (tab ? tab.focus() : worker.clients.openWindow('/dashboard'));
}

worker.addEventListener('message', (event) => {
  if (isTabMessage(event.data) && event.source) event.waitUntil(hear(event.data, event.source));
});

async function hear({ type, visitor, pictures: shown = [] }: TabMessage, tab: Tab): Promise<void> {
  await lists.putSingle('visitor', visitor);
  if (type !== 'keep') return;
  try {
    await onceMore(() => inTurn(() => keepFor(tab)));
    const newest = [await lists.get('shells', build), (await lists.newestSet())?.[1]];
    const named = newest.flatMap((list) => list?.pictures ?? []);
    await pictures.keepAll([...new Set([...named, ...shown])]);
  } catch (cause) {
    if (isWithoutRoom(cause)) tab.postMessage(NO_ROOM);
    // What did not come is asked for again when the next page is at rest.
    else console.warn('Not everything is kept for use without a network:', cause);
  }
}

let turn: Promise<void> = Promise.resolve();

/** One after the other: what one has begun to keep, another must not sweep away. */
function inTurn(work: () => Promise<void>): Promise<void> {
  turn = turn.catch(() => {}).then(work);
  return turn;
}

/** Keeps what a tab began with, and drops what no tab needs. */
async function keepFor({ id }: Tab): Promise<void> {
  // A page that was there before the worker has not asked it.
  await answerList(new Request('/remotes.json', { cache: 'no-store' }), id);
  const set = (await lists.get('tabs', id))?.set;
  if (set !== undefined) await keepSet(set, parts);
  await sweep({ ...parts, tabs: new Set((await tabs()).map((each) => each.id)) });
}
