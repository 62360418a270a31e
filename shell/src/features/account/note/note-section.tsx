import { Bell, Button, Card, Checkbox, Icon, Laptop, Smartphone } from '@planted/ui';
import { useId, useState } from 'react';
import { RemoteProviders } from '../../../federation/remote-providers';
import styles from '../account.module.css';
import { howToUnblock, isPhoneName, thisDevice } from './device-words';
import own from './note.module.css';
import { NoteExample } from './note-example';
import { NOTE_TITLE, sinceWords, timeWords } from './note-words';
import { HoursDialog } from './hours-dialog';
import { type MorningNoteActs, useMorningNote } from './use-morning-note';

/** The note of a morning (look2, 9): off until the switch is pressed, in each browser. */
export default function NoteSection() {
  return (
    <RemoteProviders>
      <NoteCard />
    </RemoteProviders>
  );
}

function NoteCard() {
  const note = useMorningNote();
  const { status, choice, devices, own: ownId, ability, busy } = note;
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const isOff = status !== 'ready' || busy !== null;
  return (
    <Card as="section" pad="l" aria-labelledby={id} aria-busy={status === 'loading'} className={styles.card}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {NOTE_TITLE}
        </h2>
        <button
          type="button"
          role="switch"
          aria-checked={ownId !== null}
          aria-label="Notes in this browser"
          className={own.switch}
          disabled={isOff || (ability !== 'able' && ownId === null)}
          onClick={() => void (ownId === null ? note.turnOn() : note.turnOff(ownId))}
        />
      </header>
      <p className={styles.text}>
        At {timeWords(choice.time)}, by your garden’s clock, and only if there is something to do. An example:
      </p>
      <NoteExample time={timeWords(choice.time)} />
      {status === 'failed' && (
        <div role="alert" className={styles.buttons}>
          <p>What you chose could not be read.</p>
          <Button onClick={note.retry}>Try again</Button>
        </div>
      )}
      <WhyNot note={note} />
      <div className={styles.buttons}>
        <Button
          icon={Bell}
          disabled={isOff || ability !== 'able'}
          busy={busy === 'example'}
          busyLabel="Sending..."
          onClick={() => void note.example()}
        >
          Send me an example
        </Button>
        <Button variant="text" disabled={isOff} onClick={() => setAsked(true)}>
          Hour and quiet hours
        </Button>
      </div>
      <Checkbox
        label="By mail, too"
        checked={choice.byMail}
        disabled={isOff}
        onChange={(byMail) => void note.choose({ ...choice, byMail })}
      />
      {devices.length > 0 && <Devices note={note} />}
      {isAsked && (
        <HoursDialog
          choice={choice}
          onChoose={(chosen) => {
            setAsked(false);
            void note.choose(chosen);
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </Card>
  );
}

/** Why there can be no notes in this browser, and what helps. */
function WhyNot({ note: { ability } }: { readonly note: MorningNoteActs }) {
  if (ability === 'able') return null;
  return (
    <div role="status" className={styles.small}>
      {ability === 'blocked' && (
        <>
          <p>Notifications are blocked in this browser’s settings.</p>
          <p>{howToUnblock(navigator)}</p>
        </>
      )}
      {ability === 'install' && (
        <p>Add Planted to your Home Screen and open it from there; only then can it send notifications.</p>
      )}
      {ability === 'unable' && <p>This browser shows no notifications. Choose “By mail, too” instead.</p>}
    </div>
  );
}

function Devices({ note }: { readonly note: MorningNoteActs }) {
  const [now] = useState(() => new Date());
  const { devices, own: ownId, busy } = note;
  return (
    <ul className={own.devices} aria-label="Browsers with notes">
      {devices.map(({ id, name, addedAt }) => {
        const title = id === ownId ? thisDevice(navigator) : name;
        return (
          <li key={id}>
            <Icon of={isPhoneName(name) ? Smartphone : Laptop} />
            <div>
              <strong dir="auto">{title}</strong>
              <p className={styles.small}>{sinceWords(addedAt, now)}</p>
            </div>
            <Button
              variant="text"
              disabled={busy !== null}
              aria-label={`Turn off: ${title}`}
              onClick={() => void note.turnOff(id)}
            >
              Turn off
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
