import { useSyncExternalStore } from 'react';
import type { Editor } from './create-editor';
import type { EditorState } from './editor-state';

/** Watches one part of the editor. The part must be the same value as long as nothing in it has changed. */
export function useEditor<T>(editor: Editor, part: (state: EditorState) => T): T {
  return useSyncExternalStore(editor.subscribe, () => part(editor.get()));
}
