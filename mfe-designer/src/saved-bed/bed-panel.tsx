import { checkGardenName } from '@planted/garden-domain';
import { showAlert, useStore } from '@planted/mfe-kit';
import {
  ArrowLeft,
  ArrowRight,
  Button,
  ChevronDown,
  ChevronUp,
  Dropdown,
  RotateCw,
  Save,
  TextInput,
} from '@planted/ui';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { conditionFields } from '../denoted-plots/condition-fields';
import { plotFacts } from '../denoted-plots/plot-facts';
import { SidePanel } from '../designer/side-panel';
import { usePart } from '../use-part';
import styles from './bed-panel.module.css';
import { addRow, type BedSide, bedOf, turnDesign, withSettings } from './change-bed';
import type { SavedBed } from './create-saved-bed';

const sides: readonly { side: BedSide; label: string; icon: typeof Save }[] = [
  { side: 'top', label: 'Above', icon: ChevronUp },
  { side: 'bottom', label: 'Below', icon: ChevronDown },
  { side: 'left', label: 'Left', icon: ArrowLeft },
  { side: 'right', label: 'Right', icon: ArrowRight },
];

const plantingsInWords = (count: number): string => (count === 1 ? '1 planting' : `${count} plantings`);

interface BedPanelProps {
  readonly saved: SavedBed;
  readonly onSave: () => void;
}

/** Name, growing conditions, rows and turning of a saved bed, beside its plan (EDT-5). */
export function BedPanel({ saved, onSave }: BedPanelProps) {
  const { editor } = saved;
  const heading = useId();
  const design = usePart(editor, ({ history }) => history.present);
  const bed = bedOf(design);
  if (!bed) return null;
  const [name, plot] = bed;
  const facts = plotFacts(plot.cells, design);

  function add(side: BedSide): void {
    const longer = addRow(design, side);
    if (longer) editor.apply(`Add a ${side === 'top' || side === 'bottom' ? 'row' : 'column'}`, longer);
    else
      showAlert({ kind: 'info', title: 'The bed is as long as it can be', text: 'A bed has at most 50 ft.' });
  }

  return (
    <SidePanel labelledBy={heading} className={styles.panel}>
      <div className={styles.sheet}>
        <header>
          <h2 id={heading} dir="auto">
            {name}
          </h2>
          <p className="num small soft">
            {facts.area} ft² · {facts.size} · {plantingsInWords(design.standing?.plants.length ?? 0)}
          </p>
        </header>
        <div role="group" aria-labelledby={`${heading}-rows`} className={styles.group}>
          <h3 id={`${heading}-rows`}>Add squares along one side</h3>
          <div className={styles.sides}>
            {sides.map(({ side, label, icon }) => (
              <Button key={side} icon={icon} onClick={() => add(side)}>
                {label}
              </Button>
            ))}
          </div>
          <Button wide icon={RotateCw} onClick={() => editor.apply('Turn the bed', turnDesign(design))}>
            Turn Bed
          </Button>
          <p className="small soft">Plants stay in their squares, with their dates and health.</p>
        </div>
        <div className={styles.settings}>
          <NameField
            key={name}
            name={name}
            onName={(next) => editor.apply(`Rename to ${next}`, withSettings(design, { name: next }))}
          />
          {conditionFields.map(({ key, label, options }) => (
            <Dropdown
              key={key}
              label={label}
              options={options}
              value={plot.conditions[key]}
              onChange={(value) =>
                editor.apply(
                  `Change the ${label.toLowerCase()}`,
                  withSettings(design, { conditions: { ...plot.conditions, [key]: value } }),
                )
              }
            />
          ))}
        </div>
      </div>
      <SaveBar saved={saved} onSave={onSave} />
    </SidePanel>
  );
}

/** Leaving the field or Enter makes a name that may be one step. */
function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const form = useId();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();

  function finish(): void {
    const checked = checkGardenName(typed, []);
    setError(checked.ok ? undefined : checked.message);
    if (!checked.ok) return;
    setTyped(checked.name);
    if (checked.name !== name) onName(checked.name);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finish();
  };
  return (
    <form id={form} onSubmit={submit} noValidate>
      <TextInput
        label="Garden name"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ currentTarget }) => {
          setError(undefined);
          setTyped(currentTarget.value);
        }}
        onBlur={finish}
      />
    </form>
  );
}

function SaveBar({ saved, onSave }: BedPanelProps) {
  const { clash, isSaving, notSaved } = useStore(saved);
  const isChanged = useSyncExternalStore(saved.editor.subscribe, saved.isChanged);
  const mayNot = !isChanged || clash !== null;
  return (
    <footer className={styles.bar}>
      <p className={styles.state} role="status">
        {stateInWords(isChanged, isSaving, notSaved)}
      </p>
      {isChanged && !isSaving && (
        <Button variant="text" onClick={saved.discard}>
          Discard Changes
        </Button>
      )}
      <Button
        variant="primary"
        className={styles.save}
        icon={Save}
        busy={isSaving}
        busyLabel="Saving..."
        aria-disabled={mayNot}
        onClick={() => !mayNot && onSave()}
      >
        Save Bed
      </Button>
    </footer>
  );
}

function stateInWords(isChanged: boolean, isSaving: boolean, notSaved: string | null): string {
  if (isSaving) return '';
  if (notSaved !== null)
    return `Not saved: ${notSaved.replace(/\.$/, '')}. Your changes are still kept in this browser.`;
  return isChanged ? 'Not saved yet. Your changes are kept in this browser.' : 'Everything is saved.';
}
