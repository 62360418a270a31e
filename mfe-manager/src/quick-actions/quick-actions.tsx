import { Button, Camera, Card, ChartLine, Loading, type LucideIcon, Printer, Trash2 } from '@planted/ui';
import { type ComponentType, lazy, Suspense, useId, useState } from 'react';
import type { PlantedGarden } from '../gardens/planted-garden';
import styles from './quick-actions.module.css';

/** What a quick action shows: a dialog about the garden, open from the start. */
interface QuickActionDialogProps {
  readonly garden: PlantedGarden;
  readonly onClose: () => void;
}

interface QuickAction {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Fetched with the first press. */
  readonly Dialog: ComponentType<QuickActionDialogProps>;
}

/** Each entry is one button of the card; its dialog's module has it as default export. */
const QUICK_ACTIONS: readonly QuickAction[] = [
  { label: 'Remove Plant', icon: Trash2, Dialog: lazy(() => import('../remove-plant/remove-plant')) },
  {
    label: 'View Analytics',
    icon: ChartLine,
    Dialog: lazy(() => import('../analytics/garden-analytics')),
  },
  {
    label: 'Take Garden Snapshot',
    icon: Camera,
    Dialog: lazy(() => import('../export-garden-plan/export-garden-plan')),
  },
  {
    label: 'Print Garden Plan',
    icon: Printer,
    Dialog: lazy(() => import('../print-garden-plan/print-garden-plan')),
  },
];

/** What else can be done with a garden (3 §2.3). */
export function QuickActions({ garden }: { garden: PlantedGarden }) {
  const heading = useId();
  const [open, setOpen] = useState<QuickAction>();
  if (QUICK_ACTIONS.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading}>Quick Actions</h2>
      <ul className={styles.actions}>
        {QUICK_ACTIONS.map((action) => (
          <li key={action.label}>
            <Button wide icon={action.icon} aria-haspopup="dialog" onClick={() => setOpen(action)}>
              {action.label}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <Suspense fallback={<Loading>{`Opening ${open.label}...`}</Loading>}>
          <open.Dialog garden={garden} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}
