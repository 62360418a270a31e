const WATERING_TAGS: ReadonlySet<string> = new Set(['water', 'watering']);
const WATERING_TITLE = /^water(ing)?( (the|my|our|your|all|every)\b.*)?$/is;

/**
 * Whether a reminder asks for watering, so that watering its garden completes it: one of its tags is 'water' or
 * 'watering', or its title is 'Water' or 'Watering', alone or followed by 'the', 'my', 'our', 'your', 'all' or 'every'
 * ('Water the tomatoes'). Letter case does not matter; 'Water barrel: mend' is none.
 */
export const isWateringReminder = (title: string, tags: readonly string[]): boolean =>
  tags.some((tag) => WATERING_TAGS.has(tag.trim().toLowerCase())) || WATERING_TITLE.test(title.trim());
