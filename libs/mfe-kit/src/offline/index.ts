/** Reads that outlive the page, for when there is no network. The shell's alone. */
export { createReadKeeper } from './read-keeper';
export { createReadStore } from './read-store';
export { viewOf } from './what-is-shown';
export { keptName } from './kept-names';
