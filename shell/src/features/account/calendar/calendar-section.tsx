import { Badge, Button, Card, ConfirmDialog, RefreshCw } from '@planted/ui';
import { useId, useState } from 'react';
import { RemoteProviders } from '../../../federation/remote-providers';
import { AddressRow } from './address-row';
import styles from '../account.module.css';
import { CALENDAR_TEXT, CALENDAR_TITLE } from './calendar-words';
import { ContentsFields } from './contents-fields';
import { readWords } from './read-words';
import { type CalendarActs as Section, type ShownAddress, useCalendarAddress } from './use-calendar-address';

/** The garden in a gardener's calendar (look2, 9): off until they make an address. */
export default function CalendarSection() {
  return (
    <RemoteProviders>
      <CalendarCard />
    </RemoteProviders>
  );
}

function CalendarCard() {
  const section = useCalendarAddress();
  const { status, address, busy } = section;
  const id = useId();
  return (
    <Card as="section" pad="l" aria-labelledby={id} aria-busy={status === 'loading'} className={styles.card}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {CALENDAR_TITLE}
        </h2>
        {address && <Badge tone="good">on</Badge>}
      </header>
      <p className={styles.text}>{CALENDAR_TEXT}</p>
      {status === 'failed' && (
        <div role="alert" className={styles.buttons}>
          <p>Your private address could not be read.</p>
          <Button onClick={section.retry}>Try again</Button>
        </div>
      )}
      {status !== 'failed' && !address && (
        <div className={styles.buttons}>
          <Button
            variant="primary"
            disabled={status === 'loading'}
            busy={busy === 'make'}
            busyLabel="Making..."
            onClick={() => void section.make()}
          >
            Make a private address
          </Button>
        </div>
      )}
      {address && <MadeAddress address={address} section={section} />}
    </Card>
  );
}

function MadeAddress({ address, section }: { readonly address: ShownAddress; readonly section: Section }) {
  const { busy, make, choose, revoke } = section;
  const [now] = useState(() => new Date());
  const [asked, setAsked] = useState<'replace' | 'revoke' | null>(null);
  const act = (what: () => Promise<boolean>) => void what().finally(() => setAsked(null));
  return (
    <>
      <AddressRow key={address.hint} address={address} />
      <hr className={styles.rule} />
      <ContentsFields
        contents={address.contents}
        disabled={busy !== null}
        onChange={(contents) => void choose(contents)}
      />
      <hr className={styles.rule} />
      <footer className={styles.foot}>
        <p className={styles.small}>{readWords(address, now)}</p>
        <div className={styles.buttons}>
          <Button icon={RefreshCw} disabled={busy !== null} onClick={() => setAsked('replace')}>
            Replace
          </Button>
          <Button variant="danger" disabled={busy !== null} onClick={() => setAsked('revoke')}>
            Revoke
          </Button>
        </div>
      </footer>
      <ConfirmDialog
        open={asked === 'replace'}
        title="Replace the private address?"
        description="The old address stops working now. Calendars that use it must be given the new one."
        confirmLabel="Replace"
        busy={busy === 'make'}
        busyLabel="Replacing..."
        onConfirm={() => act(make)}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'revoke'}
        title="Revoke the private address?"
        description="It stops working now. Calendars that use it hear nothing more; a new address would be another one."
        confirmLabel="Revoke"
        danger
        busy={busy === 'revoke'}
        busyLabel="Revoking..."
        onConfirm={() => act(revoke)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
