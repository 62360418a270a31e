import { useEffect, useRef } from 'react';
import type { Editor } from '../editor/create-editor';
import { showsPlots } from '../editor/editor-state';
import { usePart } from '../use-part';

/** When what had the focus goes, as a deleted plot's card or the panel of the style, the plan takes it. */
export function usePreservedFocus(editor: Editor): void {
  const isDenoting = usePart(editor, showsPlots);
  const plots = usePart(editor, ({ history }) => history.present.plots);
  const seen = useRef({ isDenoting, plots });
  useEffect(() => {
    // Opening the page takes the focus from no one.
    const isNew = seen.current.isDenoting !== isDenoting || seen.current.plots !== plots;
    seen.current = { isDenoting, plots };
    if (!isNew || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
  }, [isDenoting, plots]);
}
