export interface SignInOutcome {
  /** The server opened a session; the text is for the case that the browser does not keep it. */
  readonly onSignedIn: (failureText: string) => Promise<void>;
  readonly onError: (text: string | null) => void;
}
