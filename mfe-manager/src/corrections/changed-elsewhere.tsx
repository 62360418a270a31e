import { Button, NeedsYou } from '@planted/ui';

interface ChangedElsewhereProps {
  /** Why it could not be changed. */
  readonly problem: string;
  /** What is there now; undefined where it is no more. */
  readonly theirs: string | undefined;
  /** What has become of it where there is none. */
  readonly gone?: 'taken back' | 'deleted' | 'ended';
  /** What the form says. */
  readonly mine: string;
  /** Puts the words of both into the form, from where nothing is sent yet; left out where they have no words or the same. */
  readonly onKeepBoth?: (() => void) | undefined;
  /** Writes what the form says over it. The log keeps both, and it can be undone. */
  readonly onSaveMine: () => void;
  /** Leaves what is there, without what the form says. */
  readonly onKeepTheirs: () => void;
}

/** Another page was faster: both versions, and the ways out; first the one that loses nothing. */
export function ChangedElsewhere({
  problem,
  theirs,
  gone = 'taken back',
  mine,
  onKeepBoth,
  onSaveMine,
  onKeepTheirs,
}: ChangedElsewhereProps) {
  const isGone = theirs === undefined;
  return (
    <NeedsYou
      inline
      title="Needs you: two versions"
      versions={[
        { name: 'There now', detail: theirs ?? `It was ${gone}` },
        { name: 'Yours', detail: mine },
      ]}
      actions={
        <>
          {onKeepBoth && (
            <Button variant="primary" onClick={onKeepBoth}>
              Keep both
            </Button>
          )}
          <Button variant={onKeepBoth ? 'outlined' : 'primary'} onClick={onSaveMine}>
            {isGone ? 'Bring it back and save mine' : 'Save mine'}
          </Button>
          <Button onClick={onKeepTheirs}>{isGone ? `Leave it ${gone}` : 'Keep what is there'}</Button>
        </>
      }
    >
      {isGone ? `This was ${gone} elsewhere meanwhile` : problem}, so nothing was overwritten.
    </NeedsYou>
  );
}
