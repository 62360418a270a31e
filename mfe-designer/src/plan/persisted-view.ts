import type { PersistedView } from './plan-store';
import { isZoom } from './view';

const keyOf = (style: string): string => `planted-designer-view/${style}`;

/** How the gardener looked at the plan of one style when they left it. Where storage is denied, nothing is kept. */
export const persistedView = {
  read(style: string): PersistedView | null {
    try {
      const view: unknown = JSON.parse(localStorage.getItem(keyOf(style)) ?? 'null');
      return isPersistedView(view) ? view : null;
    } catch {
      return null;
    }
  },
  write(style: string, { zoom, left, top, isFitted }: PersistedView): void {
    try {
      localStorage.setItem(keyOf(style), JSON.stringify({ zoom, left, top, isFitted }));
    } catch {
      // Denied or full: the next visit starts as the first one did.
    }
  },
};

function isPersistedView(value: unknown): value is PersistedView {
  if (typeof value !== 'object' || value === null) return false;
  const { zoom, left, top, isFitted } = value as Partial<PersistedView>;
  return isZoom(zoom) && Number.isFinite(left) && Number.isFinite(top) && typeof isFitted === 'boolean';
}
