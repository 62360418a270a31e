import { isTypedElsewhere } from '@planted/ui';
import { useEffect } from 'react';
import type { Planter } from '../../planter/create-planter';
import type { Bed } from './create-bed';

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y on the whole page, and Escape for what is in hand; never while typing. */
export function useStepKeys(planter: Planter, draftId: string, bed: Bed): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || isTypedElsewhere(event)) return;
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      if (key === 'escape') bed.cancel();
      else if (isCommand && key === 'z' && !event.shiftKey) planter.undo(draftId);
      else if (isCommand && (key === 'y' || key === 'z')) planter.redo(draftId);
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [planter, draftId, bed]);
}
