import { Button } from '@planted/ui';
import type { Editor } from '../editor/create-editor';
import type { Plot } from '../grid/design';
import { conditionFields } from './condition-fields';
import styles from './denoted-plots.module.css';

interface SameForAllProps {
  readonly editor: Editor;
  readonly plots: readonly (readonly [name: string, plot: Plot])[];
  /** Draft id of the plot that is worked on; the first one is taken without. */
  readonly atWork: string | undefined;
}

/** The four settings of one plot for all the others, in one step. */
export function SameForAll({ editor, plots, atWork }: SameForAllProps) {
  const chosen = plots.find(([, { draftId }]) => draftId === atWork) ?? plots[0];
  if (!chosen) return null;
  const [name, { conditions }] = chosen;
  const isSame = plots.every(([, other]) =>
    conditionFields.every(({ key }) => other.conditions[key] === conditions[key]),
  );
  return (
    <Button
      variant="text"
      className={styles.sameForAll}
      aria-disabled={isSame}
      onClick={() => !isSame && editor.setAllConditions(conditions, name)}
    >
      {isSame ? 'All plots have the same settings' : `Use the settings of ${name} for all`}
    </Button>
  );
}
