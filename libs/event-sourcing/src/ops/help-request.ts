const HELP = ['--help', '-h'];

/**
 * What shows the help that these arguments ask for, and can do nothing else: the words of the command without its
 * options. Undefined where they ask for something to be done. No arguments ask for the first help.
 */
export function helpRequestOf(args: readonly string[]): readonly string[] | undefined {
  if (args.length > 0 && !args.some((arg) => HELP.includes(arg))) return undefined;
  const options = args.findIndex((arg) => arg.startsWith('-'));
  return [...args.slice(0, options === -1 ? args.length : options), '--help'];
}
