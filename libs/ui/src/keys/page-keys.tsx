import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { isTypedElsewhere } from './is-typed-elsewhere';

interface PageKeysProps {
  /** The page's own KeysDialog, loaded when it is first asked for. */
  readonly List: ComponentType<{ readonly open: boolean; readonly onClose: () => void }>;
}

/** Shows the keys of a page when '?' is pressed, wherever the focus is; never while typing or while a dialog is open. */
export function PageKeys({ List }: PageKeysProps) {
  const [shown, setShown] = useState<boolean>();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.defaultPrevented;
      if (event.key !== '?' || !isPlain || isTypedElsewhere(event)) return;
      event.preventDefault();
      setShown(true);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  if (shown === undefined) return null;
  return (
    <Suspense fallback={null}>
      <List open={shown} onClose={() => setShown(false)} />
    </Suspense>
  );
}
