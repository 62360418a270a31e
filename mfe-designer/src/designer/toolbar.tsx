import { useNavigate } from '@planted/mfe-kit';
import {
  ArrowLeft,
  BrushCleaning,
  CircleQuestionMark,
  Eraser,
  Icon,
  type LucideIcon,
  Move,
  PaintBucket,
  Plus,
  Tag,
  Trash2,
} from '@planted/ui';
import { useEffect, useRef } from 'react';
import type { Editor } from '../editor/create-editor';
import { usePart } from '../use-part';
import type { ToolMode } from '../tools/tool';
import styles from './toolbar.module.css';

const drawing: readonly { mode: ToolMode; label: string; icon: LucideIcon }[] = [
  { mode: 'add', label: 'Add', icon: Plus },
  { mode: 'remove', label: 'Erase', icon: Eraser },
  { mode: 'fill', label: 'Fill', icon: PaintBucket },
  { mode: 'delete', label: 'Delete', icon: Trash2 },
  { mode: 'move', label: 'Move', icon: Move },
];

/** The tools (1 §2): a column on wide screens, a bar at the bottom of the window on phones. */
export function Toolbar({ editor, onHelp }: { editor: Editor; onHelp: () => void }) {
  const navigate = useNavigate();
  const chosen = usePart(editor, (state) => state.mode);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (bar.current) showChosen(bar.current);
  }, [chosen]);
  return (
    <div className={styles.side}>
      <div ref={bar} className={styles.toolbar} role="group" aria-label="Tools">
        <ToolButton label="Back" icon={ArrowLeft} onClick={() => void navigate('/')} />
        <hr className={styles.rule} />
        {drawing.map(({ mode, label, icon }) => (
          <ToolButton
            key={mode}
            label={label}
            icon={icon}
            pressed={mode === chosen}
            onClick={() => editor.chooseMode(mode)}
          />
        ))}
        <ToolButton label="Clear the Grid" icon={BrushCleaning} onClick={editor.clear} />
        <hr className={styles.rule} />
        <ToolButton
          label="Denote Gardens"
          icon={Tag}
          pressed={chosen === 'denote'}
          onClick={() => editor.chooseMode('denote')}
        />
        <hr className={styles.rule} />
        <ToolButton label="Help" icon={CircleQuestionMark} onClick={onHelp} />
      </div>
    </div>
  );
}

/** On a phone the bar is wider than the window: it is pushed until the tool in hand is seen. */
function showChosen(bar: HTMLElement): void {
  const tool = bar.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (!tool) return;
  const last = tool.offsetLeft + tool.offsetWidth - bar.clientWidth;
  bar.scrollLeft = Math.max(Math.min(bar.scrollLeft, tool.offsetLeft), last);
}

interface ToolButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Left out for what is done at once and not chosen. */
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function ToolButton({ label, icon, pressed, onClick }: ToolButtonProps) {
  return (
    <button type="button" className={styles.tool} aria-pressed={pressed} onClick={onClick}>
      <Icon of={icon} />
      {label}
    </button>
  );
}
