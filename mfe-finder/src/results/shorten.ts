/** Longest description on a plant card, in characters (3 §9). */
const MAX_DESCRIPTION = 150;

/** Cuts a description to 150 characters; what was cut shows as an ellipsis. */
export function shorten(text: string, max = MAX_DESCRIPTION): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max).join('').trimEnd()}…`;
}
