/** Joins class names, leaving out what is false or missing. */
export const classNames = (...names: (string | false | undefined | null)[]): string =>
  names.filter(Boolean).join(' ');
