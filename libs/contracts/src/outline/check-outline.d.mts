/** @throws TypeError that names the first thing in it that an outline may not have */
export function checkOutline(html: string): void;
