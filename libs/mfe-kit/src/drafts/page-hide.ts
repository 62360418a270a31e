/**
 * Whether this page is being left (`pagehide`), or may be: on a phone, a hidden page often gets no event after that.
 */
export interface PageHide {
  readonly now: () => boolean;
  readonly listen: (listener: () => void) => void;
}

interface Page {
  readonly window: EventTarget;
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
}

export function createPageHide({ window, document }: Page): PageHide {
  const listeners: (() => void)[] = [];
  let isLeft = false;
  const isHidden = () => document.visibilityState === 'hidden';
  const tell = () => {
    for (const listener of listeners) listener();
  };
  window.addEventListener('pagehide', () => {
    isLeft = true;
    tell();
  });
  // A page that was left may come back as it was.
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) tell();
  });
  return { now: () => isLeft || isHidden(), listen: (listener) => void listeners.push(listener) };
}
