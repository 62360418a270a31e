import { layoutKeys, renameBranch } from '@planted/api-client';
import { type ListedBranch, MAX_BRANCH_NAME } from '@planted/contracts';
import { newId, showAlert } from '@planted/mfe-kit';
import { Button, Pencil, TextInput } from '@planted/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './what-if.module.css';

interface RenameDraftProps {
  readonly gardenId: string;
  readonly branch: Pick<ListedBranch, 'id' | 'name'>;
}

/** Gives a draft another name. */
export function RenameDraft({ gardenId, branch }: RenameDraftProps) {
  const [name, setName] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const queries = useQueryClient();
  const isOpen = name !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) {
      field.current?.focus();
      field.current?.select();
    } else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const rename = useMutation({
    mutationFn: (to: string) => renameBranch({ gardenId, branchId: branch.id, name: to }, newId()),
    async onSuccess() {
      await Promise.all(layoutKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      setName(null);
    },
    onError: (cause) => showAlert({ kind: 'error', title: 'Not Renamed', text: cause.message }),
  });
  if (name === null)
    return (
      <Button ref={opener} variant="text" icon={Pencil} onClick={() => setName(branch.name)}>
        Rename
      </Button>
    );
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name?.trim()) rename.mutate(name.trim());
  }
  return (
    <form className={styles.begin} onSubmit={submit}>
      <TextInput
        ref={field}
        label="Name of the draft"
        maxLength={MAX_BRANCH_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setName(null);
        }}
      />
      <Button type="submit" busy={rename.isPending} busyLabel="Saving..." aria-disabled={name.trim() === ''}>
        Save
      </Button>
      <Button variant="text" onClick={() => setName(null)}>
        Cancel
      </Button>
    </form>
  );
}
