/**
 * Hides pictures that did not come, and asks for them again once there is a network. A browser shows the sign of a broken
 * one until the page is reloaded. What has words for itself (`alt`) keeps showing them.
 */
export function recoverPictures(page: Document, network: Pick<Window, 'addEventListener'>): void {
  const settle = (isLost: boolean) => (event: Event) => {
    if (event.target instanceof HTMLImageElement) event.target.toggleAttribute('data-lost', isLost);
  };
  // Neither event bubbles.
  page.addEventListener('error', settle(true), true);
  page.addEventListener('load', settle(false), true);
  network.addEventListener('online', () => {
    for (const picture of page.querySelectorAll('img[data-lost]'))
      picture.setAttribute('src', picture.getAttribute('src') ?? '');
  });
}
