import type { Page } from 'playwright-core';
/** A stroke that is measured on each designer alike. */
export interface Stroke {
    readonly what: string;
    /** Done before the clock starts. */
    readonly prepare: (page: Page) => Promise<void>;
    readonly act: (page: Page) => Promise<void>;
    /** Throws where the stroke did not do what it is to do. */
    readonly check: (page: Page) => Promise<void>;
}
/** Fills the whole grid by a click and takes it back by keys, again and again. */
export declare function fillAndUndo(page: Page): Promise<void>;
export declare const strokes: readonly Stroke[];
