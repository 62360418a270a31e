/** Nest token of `Mailer`. */
export const MAILER = Symbol('MAILER');

export interface Mail {
  readonly to: string;
  /** Whose account it is about; names its file, so that it can be found when the account is deleted. */
  readonly userId: string;
  readonly subject: string;
  readonly text: string;
  /** Where one press ends messages of this kind, without signing in (RFC 8058); absent where it was asked for. */
  readonly unsubscribe?: string;
}

/** Hands messages over to be carried. */
export interface Mailer {
  /** @throws Error when it was not taken over */
  send(mail: Mail): Promise<void>;
  /** Deletes what is kept in files of messages about the account, or to its address. */
  forget(account: { readonly userId: string; readonly email: string | undefined }): Promise<void>;
}
