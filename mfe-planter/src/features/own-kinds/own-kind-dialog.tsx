import { fetchOwnKindsKey, removeOwnKind, saveOwnKind } from '@planted/api-client';
import { type KnownOwnKind, MAX_OWN_NAME, type OwnKind, type Plant } from '@planted/contracts';
import { kindIdOf, ownKindId } from '@planted/garden-domain';
import { newId, showAlert } from '@planted/mfe-kit';
import { Button, Dialog, Dropdown, TextInput } from '@planted/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import styles from './own-kind-dialog.module.css';
import { OwnKindFacts } from './own-kind-facts';
import { familiesOf, familyWords, readKind, saidOf, type TypedFacts } from './own-kind-fields';
import { useProblems } from './use-problems';

interface OwnKindDialogProps {
  readonly plants: readonly Plant[];
  /** What it is a variety of; null for a plant from nothing. */
  readonly under: Plant | null;
  /** What is changed; null for a new one. */
  readonly kind: KnownOwnKind | null;
  /** To begin with. */
  readonly name: string;
  readonly onSaved: (kind: OwnKind) => void;
  readonly onClose: () => void;
}

/** A variety or a plant of the gardener's own: added, changed or removed. */
export default function OwnKindDialog({
  plants,
  under,
  kind,
  name: begun,
  onSaved,
  onClose,
}: OwnKindDialogProps) {
  const form = useId();
  const isPlant = under === null;
  const families = familiesOf(plants);
  const before = kind ? plants.find(({ id }) => id === kindIdOf(kind.id)) : undefined;
  const [family, setFamily] = useState(before?.crop_type ?? null);
  const [name, setName] = useState(kind?.name ?? begun);
  const [facts, setFacts] = useState<TypedFacts>(() =>
    Object.fromEntries(Object.entries(kind?.facts ?? {}).map(([field, value]) => [field, String(value)])),
  );
  const problems = useProblems();
  const [ownId] = useState(newId);
  const queries = useQueryClient();
  const parent = under ?? (family === null ? undefined : families.get(family));
  const refresh = () => queries.invalidateQueries({ queryKey: fetchOwnKindsKey });
  const onError = (cause: Error) => showAlert({ kind: 'error', title: 'Not Saved', text: cause.message });
  const save = useMutation({
    mutationFn: (own: OwnKind) => saveOwnKind(own, newId()),
    async onSuccess(_, own) {
      await refresh();
      onSaved(own);
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: string) => removeOwnKind({ id }, newId()),
    async onSuccess() {
      await refresh();
      onClose();
    },
    onError,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!parent)
      return problems.find(new Map([['family', 'Choose a family: rotation and neighbors come with it.']]));
    const id = kind?.id ?? ownKindId(parent.id, ownId);
    const read = readKind({ id, isPlant, name, facts });
    problems.find(read.ok ? new Map() : read.problems);
    if (read.ok) save.mutate(read.kind);
  }

  const mine = saidOf(facts).length;
  return (
    <Dialog
      open
      onClose={onClose}
      size="m"
      title={isPlant ? 'A plant of your own' : 'A variety of your own'}
      description={
        isPlant
          ? 'A name, a family, a spacing and days to harvest.'
          : `Only a name is needed. The rest comes from ${under.plant_name}.`
      }
      footer={
        <>
          <p className="tiny soft">Changes re-plan what is still to come, never the past.</p>
          {kind && (
            <Button variant="text" busy={remove.isPending} onClick={() => remove.mutate(kind.id)}>
              Remove
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={save.isPending} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={submit}>
        <TextInput
          label="Name"
          dir="auto"
          value={name}
          error={problems.shown('name')}
          hint={name.length > MAX_OWN_NAME ? `${name.length} of ${MAX_OWN_NAME} characters` : undefined}
          onChange={({ target }) => {
            setName(target.value);
            problems.change('name');
          }}
        />
        {isPlant && (
          <Dropdown
            label="Family"
            options={[...families.keys()]}
            value={family}
            placeholder="Choose a family"
            disabled={kind !== null}
            error={problems.shown('family')}
            hint={parent && familyWords(parent.plant_name, facts)}
            onChange={(chosen) => {
              setFamily(chosen);
              problems.change('family');
            }}
          />
        )}
        <OwnKindFacts
          under={under}
          facts={facts}
          problems={problems}
          onChange={(field, value) => {
            setFacts((now) => ({ ...now, [field]: value }));
            problems.change(field);
          }}
        />
        {!isPlant && (
          <p className="tiny soft">
            {mine === 1 ? '1 fact is yours' : `${mine} facts are yours`}; the others come from the plant.
          </p>
        )}
      </form>
    </Dialog>
  );
}
