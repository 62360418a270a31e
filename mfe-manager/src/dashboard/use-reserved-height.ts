import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';

const KEY = 'planted-today-height';

/** The height that was kept for a window of this width, in pixels; undefined where none was. */
function keptHeight(): number | undefined {
  try {
    const [width, height] = (localStorage.getItem(KEY) ?? '').split(' ').map(Number);
    return width === window.innerWidth && height !== undefined && height > 0 ? height : undefined;
  } catch {
    return undefined;
  }
}

function keepHeight(height: number): void {
  try {
    localStorage.setItem(KEY, `${window.innerWidth} ${Math.round(height)}`);
  } catch {
    // Storage denied: the next visit has nothing reserved.
  }
}

interface ReservedHeight {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly style: CSSProperties;
  /** It was known last time: it is likely to come. */
  readonly isExpected: boolean;
}

/**
 * Room for a part that comes after the page shows, as high as it was last time on this device, so that what is below does
 * not jump.
 * @param state 'here' once the part shows; 'none' where it will not come
 */
export function useReservedHeight(state: 'pending' | 'here' | 'none'): ReservedHeight {
  const ref = useRef<HTMLDivElement>(null);
  const [kept] = useState(keptHeight);
  useEffect(() => {
    if (state === 'here' && ref.current) keepHeight(ref.current.offsetHeight);
  });
  const isReserved = state === 'pending' && kept !== undefined;
  return { ref, style: isReserved ? { minHeight: kept } : {}, isExpected: isReserved };
}
