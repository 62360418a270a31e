import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { SavedGarden } from '../saved-garden/create-saved-garden';
import type { RotationOfBed } from './rotation';
import type { RotationAnswers } from './answers';
import type { KnowRotationProps } from './know-rotation';

/** Rotation for a workspace: what it shows, and the part that finds that out. */
export interface WorkspaceRotation {
  /** Null until it is known, and in beds of which nothing is advised. */
  readonly shown: RotationOfBed | null;
  readonly host: ReactNode;
}

/**
 * Rotation of an opened garden. Code and rules come after the page; without them the bed is worked on as before.
 * @param ignored what is saved of it in another plan of the garden
 */
export function useRotation(saved: SavedGarden, ignored: RotationAnswers): WorkspaceRotation {
  const [Know, setKnow] = useState<ComponentType<KnowRotationProps> | null>(null);
  const [shown, setShown] = useState<RotationOfBed | null>(null);
  useEffect(() => {
    let isShown = true;
    import('./know-rotation').then(
      ({ KnowRotation }) => isShown && setKnow(() => KnowRotation),
      (cause: unknown) => console.warn('Rotation advice could not be fetched:', cause),
    );
    return () => {
      isShown = false;
    };
  }, []);
  const host = useMemo(
    () => Know && <Know saved={saved} ignored={ignored} onKnown={setShown} />,
    [Know, saved, ignored],
  );
  return useMemo(() => ({ shown, host }), [shown, host]);
}
