import { MAX_SIDE } from '@planted/garden-domain';
import { NumberInput } from '@planted/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Editor } from '../editor/create-editor';
import { usePart } from '../use-part';
import { MIN_SIDE, sideFromInput } from '../grid/resize';
import type { Gesture } from '../tools/tool';
import styles from './plan-head.module.css';

interface SideFieldProps {
  readonly label: string;
  readonly side: 'width' | 'height';
  readonly editor: Editor;
}

/** One dimension in feet. The plan follows every key; leaving the field or Enter makes it one step. */
export function SideField({ label, side, editor }: SideFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const held = useRef<Gesture | null>(null);
  const feet = usePart(editor, ({ history }) => history.present[side]);

  function type(text: string): void {
    const { width, height } = editor.get().history.present;
    setTyped(text);
    held.current = editor.previewSize({ width, height, [side]: sideFromInput(text) });
  }

  function finish(keep: boolean): void {
    if (keep && held.current) editor.release(held.current);
    else if (held.current) editor.cancel();
    held.current = null;
    setTyped(null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') finish(true);
    if (event.key === 'Escape') finish(false);
  }

  return (
    <NumberInput
      label={label}
      unit="ft"
      min={MIN_SIDE}
      max={MAX_SIDE}
      value={typed ?? String(feet)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => finish(true)}
      onKeyDown={onKeyDown}
      className={styles.side}
    />
  );
}
