import { Button, Dialog, Dropdown, Printer } from '@planted/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { PlantedGarden } from '../gardens/planted-garden';
import { useToday } from '../today';
import styles from './print-garden-plan.module.css';
import { PrintedPlan } from './printed-plan';

const PAPERS = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
] as const;
type Paper = (typeof PAPERS)[number]['value'];

interface PrintGardenPlanProps {
  readonly garden: PlantedGarden;
  readonly onClose: () => void;
}

/** Where people print on Letter, by the region of the browser's language. */
const usesLetter = (language: string): boolean => /-(US|CA|MX|PH|CL|CO|VE)$/i.test(language);

/** The plan on a page to take outside. While the dialog is open, printing by any way prints that page and nothing else. */
export default function PrintGardenPlan({ garden, onClose }: PrintGardenPlanProps) {
  const today = useToday();
  const [paper, setPaper] = useState<Paper>(() => (usesLetter(navigator.language) ? 'letter' : 'a4'));
  return (
    <>
      <Dialog
        open
        size="l"
        scrolls="body"
        title="Print Garden Plan"
        description="Your garden to scale with its plant list, to take outside."
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      >
        <Dropdown
          label="Paper"
          options={PAPERS}
          value={paper}
          onChange={setPaper}
          className={styles.choice}
        />
        <div className={styles.desk}>
          <div className={styles.sheet} data-paper={paper}>
            <PrintedPlan garden={garden} today={today} />
          </div>
        </div>
      </Dialog>
      {createPortal(
        <div className={styles.printed} data-paper={paper}>
          <PrintedPlan garden={garden} today={today} />
        </div>,
        document.body,
      )}
    </>
  );
}
