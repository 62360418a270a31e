/**
 * What a person does in a browser, in the few acts that every engine's driver has. Playwright drives Chromium only: of
 * Firefox and WebKit it needs builds of its own, which are not what gardeners use.
 */
export interface Driver {
  readonly name: string;
  /** Resolves when the document is loaded. */
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page; its value, or what its promise resolves to, must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses the primary button at the first spot, goes over the others and lets go. In CSS pixels of the viewport. */
  drag(...spots: [Spot, ...Spot[]]): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** What is on the screen, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Ends the browser and what it was started with. */
  close(): Promise<void>;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** As the pictures have it; WebKit's window takes some of the height for itself. */
export const WINDOW = { width: 1440, height: 1000 };
