import { isView, type View } from './view';

const keyOf = (style: string): string => `planted-designer-view/${style}`;

/** How the gardener looked at the plan of one style when they left it. Where storage is denied, nothing is kept. */
export const keptView = {
  read(style: string): View | null {
    try {
      const view: unknown = JSON.parse(localStorage.getItem(keyOf(style)) ?? 'null');
      return isView(view) ? view : null;
    } catch {
      return null;
    }
  },
  write(style: string, { zoom, left, top }: View): void {
    try {
      localStorage.setItem(keyOf(style), JSON.stringify({ zoom, left, top }));
    } catch {
      // Denied or full: the next visit starts as the first one did.
    }
  },
};
