import type { MorningNote } from '@planted/contracts';

interface ChooseMorningNote extends MorningNote {
  readonly type: 'ChooseMorningNote';
  readonly actorId: string;
  /** The version that the page shows. */
  readonly expectedVersion: number;
}

/** By one press in a letter, whatever was chosen meanwhile. */
interface StopMorningMail {
  readonly type: 'StopMorningMail';
  readonly actorId: string;
}

export type MorningNoteCommand = ChooseMorningNote | StopMorningMail;
