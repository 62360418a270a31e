/** How long a page that shows no frames is waited for, in ms: one in a window that is covered. */
const LONGEST_WAIT = 1000;

/** Until the browser has painted what the page came with; at once where it paints nothing, since nobody sees it. */
export const firstFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve();
    // What a frame's own task calls comes before its paint, and the next task after it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT);
  });
