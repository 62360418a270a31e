import { type RefObject, useEffect } from 'react';

/** F6 brings the focus to what can be done about the newest alert, and back to where it was. */
export function useFocusByF6(alerts: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before: Element | null = null;
    const onKey = (event: KeyboardEvent) => {
      const region = alerts.current;
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey || !region) return;
      if (region.contains(document.activeElement)) {
        if (before instanceof HTMLElement) before.focus();
        event.preventDefault();
        return;
      }
      const button = [...region.querySelectorAll<HTMLElement>('[role=status], [role=alert]')]
        .at(-1)
        ?.querySelector('button');
      if (!button) return;
      before = document.activeElement;
      button.focus();
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [alerts]);
}
