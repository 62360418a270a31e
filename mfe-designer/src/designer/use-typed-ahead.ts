import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Letters that are typed after a press has asked for a name, before the field for it is there and has the focus: they
 * were lost, or chose a tool.
 * @param isAsking a name is being asked for
 * @returns hands them to the field, once; what follows is typed into it
 */
export function useTypedAhead(isAsking: boolean): () => string {
  const typed = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (!isAsking) return undefined;
    typed.current = '';
    const collect = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (typed.current === null || event.repeat || target instanceof HTMLInputElement) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const letters = [...typed.current];
      if (key === 'Backspace') typed.current = letters.slice(0, -1).join('');
      else if ([...key].length === 1) typed.current += key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', collect, true);
    return () => window.removeEventListener('keydown', collect, true);
  }, [isAsking]);

  return useCallback(() => {
    const letters = typed.current ?? '';
    typed.current = null;
    return letters;
  }, []);
}
