export { browserSession } from './browser-session';
export { keepTicking } from './keep-ticking';
export { SessionOutOfReachError } from './session-keeper';
