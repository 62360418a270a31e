/** What jsdom cannot lay out or measure, answered as a still desktop window would. */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Patient, as the project is: a page that is loaded on demand takes its time on a busy machine, and with an empty cache.
configure({ asyncUtilTimeout: 60_000 });

class NothingObserver {
  root = null;
  rootMargin = '0px';
  scrollMargin = '0px';
  thresholds = [0];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** What a list option and a checkbox send on when they are pressed. */
class KeyedPointerEvent extends MouseEvent {
  pointerType;

  /**
   * @param {string} type
   * @param {PointerEventInit} [init]
   */
  constructor(type, init = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

globalThis.PointerEvent ??= /** @type {typeof PointerEvent} */ (/** @type {unknown} */ (KeyedPointerEvent));
globalThis.ResizeObserver ??= NothingObserver;
globalThis.IntersectionObserver ??= NothingObserver;
globalThis.matchMedia ??= (/** @type {string} */ query) => ({
  media: query,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
