/** What the kit provides to every service's module; inject by `@Inject(TOKEN)`. */

/** `Messaging`: the port to other services. */
export const MESSAGING = Symbol('MESSAGING');
/** `pg.Pool` of the process, for reads of a read model's tables. */
export const POOL = Symbol('POOL');
/** `EventStore` of libs/event-sourcing. */
export const EVENT_STORE = Symbol('EVENT_STORE');
/** `PersonalData`: encrypts texts of people under a key of each gardener's own. */
export const PERSONAL_DATA = Symbol('PERSONAL_DATA');
/** `MasterKey`: encrypts what else the database would hold in clear. */
export const MASTER_KEY = Symbol('MASTER_KEY');
/** `Clock`: the time now. */
export const CLOCK = Symbol('CLOCK');
/** `NewId`: a fresh uuid v7. */
export const NEW_ID = Symbol('NEW_ID');
/** `pino.Logger`. */
export const LOG = Symbol('LOG');
/** `Environment`: read once at start with `readSettings`. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

export type Clock = () => Date;
export type NewId = () => string;
