import type { KeyboardEvent } from 'react';

/**
 * What Enter does in a field. The key ends there: where that closes a dialog, it would press the button that has the focus
 * then, which may open the dialog again.
 */
export const onEnter =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
