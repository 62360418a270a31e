import { useWillBeSent } from '@planted/api-client';
import { Button, EmptyState, Loading, WillBeSent } from '@planted/ui';
import { FormStatus } from '../form-fields/form-status';
import styles from './corrections.module.css';
import { useChange } from './use-change';

/** An entry that was taken back, as the list names it. */
interface TakenBackRow<Named> {
  readonly id: string;
  /** What it was: 'Weeded'. */
  readonly title: string;
  readonly text: string;
  /** What brings it back. */
  readonly named: Named;
}

interface TakenBackListProps<Named> {
  readonly list: { readonly isPending: boolean; readonly isError: boolean; readonly refetch: () => unknown };
  readonly rows: readonly TakenBackRow<Named>[];
  /** Sent again with the same key it counts once. */
  readonly restore: (named: Named, idempotencyKey: string) => Promise<unknown>;
  readonly onRestored: () => unknown;
}

/** What was taken back; each can be brought back, however long ago that was. */
export function TakenBackList<Named>({ list, rows, ...restoring }: TakenBackListProps<Named>) {
  if (list.isPending) return <Loading>Loading what was taken back...</Loading>;
  if (list.isError)
    return (
      <EmptyState action={<Button onClick={() => void list.refetch()}>Try Again</Button>}>
        What was taken back could not be loaded. Nothing of it is lost.
      </EmptyState>
    );
  if (rows.length === 0) return <p className="soft small">Nothing was taken back.</p>;
  return (
    <ul aria-label="Taken back" className={styles.takenBackList}>
      {rows.map((row) => (
        <Row key={row.id} row={row} {...restoring} />
      ))}
    </ul>
  );
}

type RowProps<Named> = Pick<TakenBackListProps<Named>, 'restore' | 'onRestored'> & {
  readonly row: TakenBackRow<Named>;
};

function Row<Named>({ row: { id, title, text, named }, restore, onRestored }: RowProps<Named>) {
  const { change, isSending, problem } = useChange({
    ...{ id, send: restore, onDone: onRestored },
    onWaiting() {},
  });
  const isWaiting = useWillBeSent(id);
  return (
    <li className={styles.entry}>
      <div>
        <strong dir="auto">{title}</strong>
        <p dir="auto" className="small">
          {text}
        </p>
        {isWaiting && <WillBeSent />}
        <FormStatus message={problem ? { kind: 'error', text: problem } : undefined} />
      </div>
      <Button
        size="s"
        busy={isSending}
        busyLabel="Bringing back..."
        disabled={isWaiting}
        aria-label={`Bring it back: ${title}`}
        onClick={() => change(named)}
      >
        Bring it back
      </Button>
    </li>
  );
}
