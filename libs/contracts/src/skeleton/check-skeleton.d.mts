/** @throws TypeError that names the first thing in it that a skeleton may not have */
export function checkSkeleton(html: string): void;
