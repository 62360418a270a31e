import { useNavigate } from '@planted/mfe-kit';
import {
  ArrowLeft,
  BrushCleaning,
  CircleQuestionMark,
  Ellipsis,
  Eraser,
  Icon,
  type LucideIcon,
  Move,
  PaintBucket,
  Plus,
  Save,
  Tag,
  Trash2,
} from '@planted/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Editor } from '../editor/create-editor';
import { usePart } from '../use-part';
import type { ToolMode } from '../tools/tool';
import styles from './toolbar.module.css';

/** On phones the dock holds those that are not `aside`; the others are behind More. */
const drawing: readonly { mode: ToolMode; label: string; icon: LucideIcon; aside?: true }[] = [
  { mode: 'add', label: 'Add', icon: Plus },
  { mode: 'remove', label: 'Erase', icon: Eraser },
  { mode: 'fill', label: 'Fill', icon: PaintBucket, aside: true },
  { mode: 'delete', label: 'Delete', icon: Trash2, aside: true },
  { mode: 'move', label: 'Move', icon: Move, aside: true },
];

interface ToolbarProps {
  readonly editor: Editor;
  readonly onHelp: () => void;
  /** Of a garden that is saved: it has its name, and is neither denoted nor cleared. */
  readonly bed?: { readonly onBack: () => void; readonly onSave: () => void };
}

/**
 * The tools (1 §2): a column on wide screens. On phones a dock at the bottom of the window that never scrolls: Add,
 * Erase, More and Denote Gardens, the next step; More opens the others above it.
 */
export function Toolbar({ editor, onHelp, bed }: ToolbarProps) {
  const navigate = useNavigate();
  const chosen = usePart(editor, (state) => state.mode);
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useClosing(isOpen, bar, setOpen);
  const closing = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  const more = drawing.find(({ mode, aside }) => aside && mode === chosen);
  return (
    <div className={styles.side}>
      <div
        ref={bar}
        className={styles.toolbar}
        role="group"
        aria-label="Tools"
        data-open={isOpen || undefined}
      >
        <ToolButton
          aside
          label="Back"
          icon={ArrowLeft}
          onClick={closing(bed?.onBack ?? (() => void navigate('/')))}
        />
        <hr className={styles.rule} />
        {drawing.map(({ mode, label, icon, aside }) => (
          <ToolButton
            key={mode}
            label={label}
            icon={icon}
            aside={aside}
            pressed={mode === chosen}
            onClick={closing(() => editor.chooseMode(mode))}
          />
        ))}
        {!bed && (
          <ToolButton aside label="Clear the Grid" icon={BrushCleaning} onClick={closing(editor.clear)} />
        )}
        <button
          type="button"
          className={`${styles.tool} ${styles.more}`}
          aria-expanded={isOpen}
          data-chosen={more ? '' : undefined}
          aria-label={more && `More tools, ${more.label} in use`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={more?.icon ?? Ellipsis} />
          {more?.label ?? 'More'}
        </button>
        {!bed && <hr className={styles.rule} />}
        {bed ? (
          <ToolButton
            label="Save Bed"
            icon={Save}
            className={`${styles.denote} ${styles.save}`}
            onClick={closing(bed.onSave)}
          />
        ) : (
          <ToolButton
            label="Denote Gardens"
            icon={Tag}
            className={styles.denote}
            pressed={chosen === 'denote'}
            onClick={closing(() => editor.chooseMode('denote'))}
          />
        )}
        <hr className={styles.rule} />
        <ToolButton aside label="Help" icon={CircleQuestionMark} onClick={closing(onHelp)} />
      </div>
    </div>
  );
}

/** What More opened closes by Escape and by a press beside it, which does there what it would have done anyway. */
function useClosing(
  isOpen: boolean,
  bar: RefObject<HTMLElement | null>,
  setOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && bar.current?.contains(target))) setOpen(false);
    };
    window.addEventListener('pointerdown', onPress, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(false), { signal });
    return () => listening.abort();
  }, [isOpen, bar, setOpen]);
}

interface ToolButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Behind More on phones. */
  readonly aside?: boolean | undefined;
  /** Left out for what is done at once and not chosen. */
  readonly pressed?: boolean;
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

function ToolButton({ label, icon, aside = false, pressed, className = '', onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.tool} ${aside ? styles.aside : ''} ${className}`}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon of={icon} />
      {label}
    </button>
  );
}
