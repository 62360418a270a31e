/**
 * What becomes of commands that get no answer. The shell shows it to the gardener, so that no call of any page can fail in
 * silence; every micro-frontend has this library itself, and so they meet at a global.
 */
export interface CommandWatch {
  /** A command has had no answer for 3 s; `tryAgain` sends it once more, under the same key. @returns called when it is over */
  readonly slow: (tryAgain: () => void) => () => void;
  /** 'not-sent': there was no signal, so nothing is done. 'unknown': it may have arrived all the same. */
  readonly unanswered: (outcome: 'not-sent' | 'unknown') => void;
}

declare global {
  var plantedCommandWatch: CommandWatch | undefined;
}

export const commandWatch = (): CommandWatch | undefined => globalThis.plantedCommandWatch;
