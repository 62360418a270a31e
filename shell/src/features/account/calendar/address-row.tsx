import { Button, CalendarDays, Copy, Icon, LinkButton, Lock, TextInput } from '@planted/ui';
import { useRef, useState } from 'react';
import { OnDemand } from '../../../on-demand';
import styles from '../account.module.css';
import type { ShownAddress } from './use-calendar-address';

const loadQrCode = () => import('./qr-code');

/** Calendars that are installed follow it; a browser that knows none does nothing. */
const asWebcal = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** The address and the ways into a calendar; whole only in the visit in which it was made. */
export function AddressRow({ address: { whole, shortened } }: { readonly address: ShownAddress }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const [isWholeShown, setWholeShown] = useState(false);
  const [hasCode, setHasCode] = useState(true);
  const code = whole === null ? null : { text: asWebcal(whole), label: 'QR code of the private address' };

  async function copy(): Promise<void> {
    if (whole === null) return;
    try {
      await navigator.clipboard.writeText(whole);
      setSaid('Copied. Paste it into your calendar.');
    } catch (cause) {
      console.warn('The address could not be copied:', cause);
      setWholeShown(true);
      setSaid('Your browser did not copy it. Copy it from the field.');
      setTimeout(() => field.current?.select());
    }
  }

  return (
    <div className={styles.address}>
      <div className={styles.ways}>
        <TextInput
          ref={field}
          label="Private address"
          readOnly
          value={whole !== null && isWholeShown ? whole : shortened}
        />
        {whole === null ? (
          <p className={styles.small}>
            The whole address was shown when you made it, and is kept nowhere. To give it to another calendar,
            replace it.
          </p>
        ) : (
          <div className={styles.buttons}>
            <Button variant="primary" icon={Copy} onClick={() => void copy()}>
              Copy
            </Button>
            <LinkButton icon={CalendarDays} href={asWebcal(whole)} referrerPolicy="no-referrer">
              Open in calendar
            </LinkButton>
          </div>
        )}
        <p role="status" className={styles.small}>
          {said}
        </p>
        <p className={styles.quiet}>
          <Icon of={Lock} size={16} />
          <span>Whoever has this address can read it. Nothing from your journal is in it.</span>
        </p>
      </div>
      {code && hasCode && (
        <figure className={styles.figure}>
          <div className={styles.qr}>
            <OnDemand load={loadQrCode} props={code} onFailure={() => setHasCode(false)} />
          </div>
          <figcaption className={styles.small}>Scan with your phone</figcaption>
        </figure>
      )}
    </div>
  );
}
