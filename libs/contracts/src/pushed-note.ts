/** What stands in a note's command for the moment of the press: the day, the time of day, and both. */
export const NOTE_DAY = '{day}';
export const NOTE_TIME = '{time}';
export const NOTE_MOMENT = '{moment}';

/** What a press in a note sends, by the outbox of the device. */
export interface NoteCommand {
  readonly key: string;
  readonly call: string;
  readonly method: string;
  readonly address: string;
  /** JSON, in which what stands for the moment is to be replaced. */
  readonly body: string;
  readonly gardenId: string | null;
  readonly version: number | null;
}

/** What a push service carries to a browser, encrypted. */
export interface PushedNote {
  readonly title: string;
  readonly body: string;
  /** Whose it is: nobody else's session sends what is pressed. */
  readonly owner: string;
  /** null for an example. */
  readonly day: string | null;
  /** null where not all can be done by one press, or what does it has no room in a push: there is no such button then. */
  readonly done: readonly NoteCommand[] | null;
  /** What asks again tomorrow, the rest does so by itself; null where it has no room in a push: no button, either. */
  readonly tomorrow: readonly NoteCommand[] | null;
}
