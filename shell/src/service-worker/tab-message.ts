import type { Visitor } from './kept-lists';

/** What a tab tells the worker. 'keep': it is at rest, and what it began with can be kept for later. */
export interface TabMessage {
  readonly type: 'keep' | 'visitor';
  readonly visitor: Visitor;
  /** The drawings that it has shown, by their paths. */
  readonly pictures?: readonly string[];
}

/** What the worker tells a tab: there is no room on this device for what it should keep. */
export const NO_ROOM = 'no-room';

export const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  (data.type === 'keep' || data.type === 'visitor') &&
  'visitor' in data &&
  (data.visitor === 'guest' || data.visitor === 'gardener');
