const ELSEWHERE = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** Whether a key is meant for what is typed into, or for a dialog above the page: then it is none of the page's. */
export const isTypedElsewhere = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(ELSEWHERE) !== null;
