import { createStore } from 'idb-keyval';
import { COMMANDS, commandsIn } from './commands-in';

/** Commands as the service worker has them, which no one leaves as a page is left. */
export const browserCommandStore = commandsIn(createStore(...COMMANDS));
