import type { WaitingCommand } from '@planted/outbox';
import { Button, Clock, Icon, Plate } from '@planted/ui';
import { useId } from 'react';
import styles from './waiting-bar.module.css';
import type { Waiting } from './waiting-store';

/** What waits for a signal, in its order; what was surely not sent can be taken back. */
export function WaitingList({
  waiting,
  wordsOf,
  takeBack,
}: Pick<Waiting, 'waiting' | 'wordsOf' | 'takeBack'>) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.list}>
      <h2 id={heading}>
        Will be sent <span className={styles.count}>{waiting.length.toLocaleString()}</span>
      </h2>
      <p className="soft small">Kept on this device until then, also when you close the page.</p>
      <ul>
        {waiting.map((command) => (
          <WaitingRow key={command.key} command={command} words={wordsOf(command)} takeBack={takeBack} />
        ))}
      </ul>
    </section>
  );
}

interface WaitingRowProps extends Pick<Waiting, 'takeBack'> {
  readonly command: WaitingCommand;
  readonly words: ReturnType<Waiting['wordsOf']>;
}

function WaitingRow({ command, words: { what, when }, takeBack }: WaitingRowProps) {
  return (
    <li className={styles.row}>
      <Plate tone="sky" plain className={styles.plate}>
        <Icon of={Clock} />
      </Plate>
      <div>
        <strong dir="auto">{what}</strong>
        <p className="soft small">
          {when}
          {command.mayHaveArrived && ' · On its way: take it back once it is sent.'}
        </p>
      </div>
      {!command.mayHaveArrived && (
        <Button variant="text" aria-label={`Take back: ${what}`} onClick={() => void takeBack(command)}>
          Take back
        </Button>
      )}
    </li>
  );
}
