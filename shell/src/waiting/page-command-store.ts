import { createDeviceStore } from '@planted/mfe-kit/device-store';
import { COMMANDS, commandsIn } from './commands-in';

/** Commands as a page has them. */
export const pageCommandStore = commandsIn(createDeviceStore(...COMMANDS));
