import { lazy, Suspense, useState } from 'react';
import { later } from './later';

export type Overlay = 'help' | 'keys' | 'tutorial';

const HelpDialog = lazy(later.help);
const KeysDialog = lazy(later.keys);
const TutorialDialog = lazy(later.tutorial);

interface OverlaysProps {
  readonly shown: Overlay | null;
  readonly square: string;
  /** It is of a garden that is saved, which is not denoted again. */
  readonly isBed?: boolean;
  readonly onShow: (overlay: Overlay | null) => void;
}

/** Help, keys and tutorial. Each is loaded when it is first asked for, and stays to slide away when it closes. */
export function Overlays({ shown, square, isBed = false, onShow }: OverlaysProps) {
  const [asked, setAsked] = useState<ReadonlySet<Overlay>>(new Set());
  if (shown !== null && !asked.has(shown)) setAsked(new Set(asked).add(shown));
  const close = () => onShow(null);
  return (
    <Suspense>
      {asked.has('help') && (
        <HelpDialog
          open={shown === 'help'}
          square={square}
          isBed={isBed}
          onClose={close}
          onTutorial={() => onShow('tutorial')}
        />
      )}
      {asked.has('keys') && <KeysDialog open={shown === 'keys'} isBed={isBed} onClose={close} />}
      {asked.has('tutorial') && <TutorialDialog open={shown === 'tutorial'} onClose={close} />}
    </Suspense>
  );
}
