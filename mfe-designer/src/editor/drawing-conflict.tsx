import { Button, NeedsYou } from '@planted/ui';
import { filledArea } from '../grid/design';
import type { Kept } from './editor-state';
import type { DrawingConflict } from './keep-draft';

const inWords = ({ history: { present } }: Kept): string =>
  `${filledArea(present)} ft², ${present.plots.size === 1 ? '1 plot' : `${present.plots.size} plots`}`;

/** Asks which of two drawings to continue with. Neither is lost. */
export function DrawingConflictCard({ here, there, isOfSignIn, choose }: DrawingConflict) {
  return (
    <NeedsYou
      title="Needs you: two drawings"
      versions={[
        { name: isOfSignIn ? 'Shown now' : 'This tab', detail: inWords(here) },
        { name: isOfSignIn ? 'The other one' : 'Other tab', detail: inWords(there) },
      ]}
      actions={
        <>
          <Button variant="primary" onClick={() => choose('here')}>
            Use this one
          </Button>
          <Button onClick={() => choose('there')}>Use the other one</Button>
        </>
      }
    >
      {isOfSignIn
        ? 'You had drawn here before you signed in, and your account had a drawing in this browser too, so both were kept.'
        : 'You changed this drawing in two tabs at the same time, so nothing was overwritten.'}{' '}
      Undo brings back the one you don't choose.
    </NeedsYou>
  );
}
