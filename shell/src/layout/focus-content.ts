/** The id of the page's own part, to which the first link of every page skips. */
export const contentId = 'content';

/** Sends the focus to the page's own part, without a scroll. */
export function focusContent(): void {
  document.getElementById(contentId)?.focus({ preventScroll: true });
}
