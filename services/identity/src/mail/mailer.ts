/** Nest token of `Mailer`. */
export const MAILER = Symbol('MAILER');

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands messages over to be carried. */
export interface Mailer {
  /** @throws Error when it was not taken over */
  send(mail: Mail): Promise<void>;
}
