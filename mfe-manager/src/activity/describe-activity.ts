/** An event type in title case: 'frost_protection_added' is 'Frost Protection Added' (3 §2.3). */
export const titleCase = (eventType: string): string =>
  eventType
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** A moment on the gardener's clock, such as 'Thu, May 21, 6:05 PM'. */
export const momentOf = (iso: string): string =>
  new Intl.DateTimeFormat(undefined, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso));
