import type { useDraggable } from '@dnd-kit/core';
import type { SyntheticEvent } from 'react';

type Listeners = ReturnType<typeof useDraggable>['listeners'];

/** What begins a drag by mouse and by touch, but only on what may be dragged. */
export function beginDragOn(listeners: Listeners, mayBeDragged: (target: EventTarget) => boolean) {
  const begin = (kind: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    if (mayBeDragged(event.target)) listeners?.[kind]?.(event);
  };
  return { onMouseDown: begin('onMouseDown'), onTouchStart: begin('onTouchStart') };
}
