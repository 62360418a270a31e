/**
 * @param lookMs between two looks, at least: they become rarer the longer it takes
 * @returns whether it came true within so many milliseconds
 */
export function until(
  condition: () => boolean | Promise<boolean>,
  milliseconds: number,
  lookMs?: number,
): Promise<boolean>;
