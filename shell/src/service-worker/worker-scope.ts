/** What of a service worker's world the shell's uses: TypeScript knows that of pages only, beside which it is compiled. */
export interface WorkerScope {
  readonly location: Pick<Location, 'origin'>;
  readonly registration: {
    readonly navigationPreload?: { enable: () => Promise<void>; disable: () => Promise<void> };
    unregister: () => Promise<boolean>;
    showNotification: (title: string, options: NoteOptions) => Promise<void>;
  };
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }) => Promise<readonly Tab[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

/** A tab of the product's that is open. */
export interface Tab {
  readonly id: string;
  readonly visibilityState: DocumentVisibilityState;
  postMessage: (message: unknown) => void;
  focus: () => Promise<unknown>;
}

interface LastingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  /** Of the tab that asks; empty for a navigation. */
  readonly clientId: string;
  /** Of the tab that a navigation begins. */
  readonly resultingClientId: string;
  /** What the browser has asked the server for while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface TabMessageEvent extends LastingEvent {
  readonly data: unknown;
  readonly source: Tab | null;
}

export interface NoteOptions {
  readonly body: string;
  /** Of two notes with one tag, the second takes the place of the first. */
  readonly tag: string;
  readonly icon: string;
  readonly badge: string;
  readonly data: unknown;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

interface PushEvent extends LastingEvent {
  readonly data: { json: () => unknown } | null;
}

interface NoteClickEvent extends LastingEvent {
  /** Of the button; empty where the note itself was pressed. */
  readonly action: string;
  readonly notification: { readonly data: unknown; close: () => void };
}

/** Of Background Sync, for what was registered under the tag. */
interface SyncEvent extends LastingEvent {
  readonly tag: string;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: RequestEvent;
  readonly message: TabMessageEvent;
  readonly push: PushEvent;
  readonly notificationclick: NoteClickEvent;
  readonly sync: SyncEvent;
}
