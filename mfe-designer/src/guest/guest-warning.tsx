import { useSession } from '@planted/mfe-kit';
import { ConfirmDialog } from '@planted/ui';
import { useState } from 'react';
import { guestWarning } from './guest-warning-shown';

/** Once in this browser, for guests only (1 §2). */
export default function GuestWarning() {
  const { status } = useSession();
  const [isDue, setIsDue] = useState(() => !guestWarning.wasShown());

  function close(): void {
    guestWarning.remember();
    setIsDue(false);
  }

  return (
    <ConfirmDialog
      open={isDue && status === 'guest'}
      title="Warning! Guest User Detected!"
      description="As a guest you cannot save garden layouts, but every tool is yours to use. Your drawing stays in this browser, and you can sign in later without losing it."
      confirmLabel="Got it!"
      cancelLabel={null}
      onConfirm={close}
      onCancel={close}
    />
  );
}
