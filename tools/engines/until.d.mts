/** @returns whether it came true within so many milliseconds */
export function until(condition: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean>;
