import { Fragment } from 'react';
import type { VarietyWords } from './variety-words';

/** '**48 days** · bush · 3 × 3 ft': what differs from the plant is bold. */
export function VarietyLine({ words }: { words: readonly VarietyWords[] }) {
  return words.map(({ text, differs }, place) => (
    <Fragment key={text}>
      {place > 0 && ' · '}
      {differs ? <strong>{text}</strong> : text}
    </Fragment>
  ));
}
