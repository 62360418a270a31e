/** A page that was asked to leave and is still here after so many milliseconds stays. */
const GRACE = 2000;

/**
 * Tells a call that failed from one that ended because the page is being left or reloaded: browsers end all calls then,
 * and the page lives on for a moment.
 */
export function watchPageHide() {
  let isHiding = false;
  const note = () => {
    isHiding = true;
  };
  window.addEventListener('beforeunload', note);
  window.addEventListener('pagehide', note);
  return {
    /** Settles at once on a page that stays, and on one that is left not at all, or so late that it stays after all. */
    staying: async (): Promise<void> => {
      if (isHiding) await new Promise((done) => setTimeout(done, GRACE));
    },
    stop(): void {
      window.removeEventListener('beforeunload', note);
      window.removeEventListener('pagehide', note);
    },
  };
}
