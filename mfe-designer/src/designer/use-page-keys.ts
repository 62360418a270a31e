import { isTypedElsewhere } from '@planted/ui';
import { useEffect, useEffectEvent } from 'react';
import type { Editor } from '../editor/create-editor';

/** Undo, redo and the list of keys, wherever the focus is; never while typing or while a dialog is open. */
export function usePageKeys(editor: Editor, showKeys: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isTypedElsewhere(event)) return;
    const meant = meaningOf(event);
    if (meant === undefined) return;
    event.preventDefault();
    if (meant === 'undo') editor.undo();
    if (meant === 'redo') editor.redo();
    if (meant === 'keys') showKeys();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function meaningOf(event: KeyboardEvent): 'undo' | 'redo' | 'keys' | undefined {
  const key = event.key.toLowerCase();
  if (!event.ctrlKey && !event.metaKey) return key === '?' ? 'keys' : undefined;
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}
