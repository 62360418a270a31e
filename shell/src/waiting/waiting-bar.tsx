import { useStore } from '@planted/mfe-kit';
import { Button, CloudOff, ConfirmDialog, Icon } from '@planted/ui';
import { useState } from 'react';
import { RefusedCommand } from './refused-command';
import styles from './waiting-bar.module.css';
import { WaitingList } from './waiting-list';
import { leavingStore, type Waiting } from './waiting-store';

/** Says that there is no signal, what waits for one, and what needs the gardener (FLD-5, FLD-7, FLD-8). */
export default function WaitingBar(shown: Waiting) {
  const { isOffline, waiting, refused, storage } = shown;
  const [isOpen, setIsOpen] = useState(false);
  const answerLeaving = useStore(leavingStore);
  const count = waiting.length;
  return (
    <>
      {(isOffline || count > 0) && (
        <div className={styles.strip} data-strip>
          <p role="status">
            {isOffline && (
              <>
                <Icon of={CloudOff} size={16} />
                <span>
                  <b>No signal.</b> What you do will be sent later.
                </span>
              </>
            )}
            {storage !== null && <span>{storage}</span>}
          </p>
          {count > 0 && (
            <Button
              variant="text"
              size="s"
              aria-expanded={isOpen}
              className={styles.toggle}
              onClick={() => setIsOpen(!isOpen)}
            >
              Will be sent {count.toLocaleString()}
            </Button>
          )}
        </div>
      )}
      {isOpen && count > 0 && <WaitingList {...shown} />}
      {refused.length > 0 && (
        <div className={styles.needs}>
          {refused.map((command) => (
            <RefusedCommand key={command.key} command={command} {...shown} />
          ))}
        </div>
      )}
      <ConfirmDialog
        open={answerLeaving !== null}
        title={
          count === 1
            ? '1 entry waits. Send it first?'
            : `${count.toLocaleString()} entries wait. Send them first?`
        }
        description="They are sent as soon as there is a signal while you are signed in."
        cancelLabel="Stay"
        confirmLabel="Sign out and keep them for me"
        onConfirm={() => answerLeaving?.(true)}
        onCancel={() => answerLeaving?.(false)}
      />
    </>
  );
}
