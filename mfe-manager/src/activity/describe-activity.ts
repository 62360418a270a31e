/** An event type in title case: 'frost_protection_added' is 'Frost Protection Added' (3 §2.3). */
export const titleCase = (eventType: string): string =>
  eventType
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
