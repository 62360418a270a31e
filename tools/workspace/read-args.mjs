/** What a program of tools/ is called with, and its help. Imports Node only: help needs no installed package. */
import { parseArgs } from 'node:util';

const HELP = ['--help', '-h'];

/**
 * Reads this process's arguments, before anything is installed, built or started. Asked for help, it prints the usage
 * and ends the process with 0; at an argument that is unknown, it says which and ends it with 2.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage what the help shows: how it is called, and what it does
 * @param {Config} config as parseArgs of Node has it; `{}` where there are no arguments
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function readArgs(usage, config) {
  if (process.argv.slice(2).some((arg) => HELP.includes(arg))) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}
