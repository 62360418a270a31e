import { IconButton, Redo2, Undo2 } from '@planted/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { nextSteps } from '../../layout/history';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { usePlanter } from '../../planter/use-planter';
import styles from './workspace-head.module.css';

interface WorkspaceHeadProps {
  readonly planter: Planter;
  readonly plot: GardenPlot;
  /** The button that saves, with what it says. */
  readonly save: ReactNode;
}

/** The garden's name and facts, undo and redo by the step's name, and what saves it. */
export function WorkspaceHead({ planter, plot, save }: WorkspaceHeadProps) {
  const { draftId, name, area, conditions, estimate } = plot;
  const history = usePlanter(planter, ({ gardens }) => gardens.get(draftId)?.history);
  const steps = history ? nextSteps(history) : { undo: undefined, redo: undefined };
  const title = useRef<HTMLHeadingElement>(null);

  // The workspace opens above the cards: eyes and focus go there.
  useEffect(() => title.current?.focus(), []);

  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 ref={title} tabIndex={-1} className={styles.name}>
          {name}
        </h1>
        <p className="soft num">
          {area} ft² · {conditions.sunlight} · {conditions.soilType} · zone {conditions.hardiness} · about{' '}
          {estimate} {estimate === 1 ? 'large plant' : 'large plants'}
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton
          icon={Undo2}
          label={steps.undo === undefined ? 'Undo' : `Undo: ${steps.undo}`}
          aria-disabled={steps.undo === undefined}
          onClick={() => planter.undo(draftId)}
        />
        <IconButton
          icon={Redo2}
          label={steps.redo === undefined ? 'Redo' : `Redo: ${steps.redo}`}
          aria-disabled={steps.redo === undefined}
          onClick={() => planter.redo(draftId)}
        />
        {save}
      </div>
    </header>
  );
}
