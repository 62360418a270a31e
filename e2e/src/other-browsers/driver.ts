/**
 * What a person does in a browser, in the few acts that every engine's driver has. Playwright drives Chromium only: of
 * Firefox and WebKit it needs builds of its own, which are not what gardeners use.
 */
export interface Driver {
  readonly name: string;
  /** Resolves when the document is loaded. */
  goto(url: string): Promise<void>;
  /** Loads the same document again, and resolves as goto. */
  reload(): Promise<void>;
  /** Evaluates an expression in the page; its value, or what its promise resolves to, must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses the primary button at the first spot, goes over the others and lets go. In CSS pixels of the viewport. */
  drag(...spots: [Spot, ...Spot[]]): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** What is on the screen, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Opens an empty page and closes the one that was there; what the browser keeps stays. */
  reopen(): Promise<void>;
  /** Ends the browser and what it was started with. */
  close(): Promise<void>;
}

/** The way from a browser to the product. */
export interface Network {
  /** The product's origin, as the browser knows it: one whose pages may have a service worker. */
  readonly url: string;
  /** From now on nothing arrives, which the browser finds out by itself alone: a signal that is worth nothing. */
  lose(): Promise<void>;
  /** From now on nothing arrives, and the system tells the browser that it has no network. */
  cut(): Promise<void>;
  /** All of it is there again. */
  restore(): Promise<void>;
}

/** What of a browser is not as usual. */
export interface DeviceSettings {
  /** Pages are denied IndexedDB, as in private windows of some browsers. */
  readonly isWithoutDatabase?: boolean;
  /** It calls itself Safari on an iPhone. WebKit only. */
  readonly isPhone?: boolean;
}

/** A browser whose network a test cuts. */
export interface Device {
  readonly driver: Driver;
  readonly network: Network;
  /** Ends the browser and its network. */
  close(): Promise<void>;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** As the pictures have it; WebKit's window takes some of the height for itself. */
export const WINDOW = { width: 1440, height: 1000 };
