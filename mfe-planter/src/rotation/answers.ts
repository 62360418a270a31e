import type { LayoutChangeRequest } from '@planted/contracts';

/** What is said of rotation advice for plantings, by id, and not saved yet: why it is ignored; null where it is heeded again. */
export type RotationAnswers = ReadonlyMap<string, string | null>;

export const NO_ANSWERS: RotationAnswers = new Map();

/** Changes of an act in what is ignored. */
export type RotationChange = Extract<LayoutChangeRequest, { type: 'ignore-rotation' | 'heed-rotation' }>;

export const isRotationChange = (change: { readonly type: string }): change is RotationChange =>
  change.type === 'ignore-rotation' || change.type === 'heed-rotation';

/** What changes say of rotation advice. */
export const answersIn = (changes: readonly { readonly type: string }[]): RotationAnswers =>
  new Map(
    changes
      .filter(isRotationChange)
      .map((change) => [change.id, change.type === 'ignore-rotation' ? change.because : null]),
  );

/** What is to be sent of the answers: those of plantings that are here. */
export const rotationChanges = (
  answers: RotationAnswers,
  isHere: (id: string) => boolean,
): RotationChange[] =>
  [...answers].flatMap(([id, because]): RotationChange[] => {
    if (!isHere(id)) return [];
    return [because === null ? { type: 'heed-rotation', id } : { type: 'ignore-rotation', id, because }];
  });

/** The answers that are left once an act is made: what was said again meanwhile is still to be sent. */
export function answersAfter(
  answers: RotationAnswers,
  changes: readonly { readonly type: string }[],
): RotationAnswers {
  const sent = answersIn(changes);
  if (sent.size === 0) return answers;
  return new Map([...answers].filter(([id, because]) => !sent.has(id) || sent.get(id) !== because));
}
