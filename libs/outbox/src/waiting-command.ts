/** A command as a page hands it over, to be sent when there is a signal. */
export interface NewCommand {
  /** Its Idempotency-Key: however often it is sent under it, it is done once. */
  readonly key: string;
  /** The call's name, such as 'water-all-plants'. */
  readonly call: string;
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** JSON, as it is sent. */
  readonly body: string;
  /** When it was done on the gardener's clock, 'YYYY-MM-DDTHH:mm'. */
  readonly at: string;
  /** The garden that it changes, and the version of its layout that the page showed; null where it names none. */
  readonly gardenId: string | null;
  readonly version: number | null;
  /** It was tried already: nobody knows whether it has arrived. */
  readonly mayHaveArrived: boolean;
  /** A draft on this device keeps it, too, and asks what became of it. */
  readonly isOfDraft: boolean;
  /** What its page called what it names, by ids; earlier releases have not kept that. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/** Why the server does not take a command. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly code: string | null;
  /** Of a conflict: what is there now. */
  readonly current: unknown;
}

/** A command that is kept on this device for its gardener. */
export interface WaitingCommand extends NewCommand {
  /** Null while it waits; what was refused needs the gardener. */
  readonly refusal: Refusal | null;
}

/** Of a draft's command that its gardener has taken back, until the draft knows it. */
export const TAKEN_BACK: Refusal = { status: 0, message: '', code: 'taken-back', current: null };

/** What became of one try to send a command. */
export type Outcome =
  | { readonly kind: 'done'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The session is over, or is another gardener's. */
  | { readonly kind: 'signed-out' }
  /** No answer, or that of a server that is busy or broken: it may have arrived. */
  | { readonly kind: 'unanswered' };
