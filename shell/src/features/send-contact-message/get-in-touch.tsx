import { showAlert } from '@planted/mfe-kit';
import { Button, type ButtonLook } from '@planted/ui';
import { lazy, Suspense, useState } from 'react';

const loadDialog = () => import('./contact-dialog');
const ContactDialog = lazy(loadDialog);

/** Opens the contact form, which is fetched when it is wanted. */
export function GetInTouch(look: ButtonLook) {
  const [isOpen, setOpen] = useState(false);

  function open(): void {
    loadDialog().then(
      () => setOpen(true),
      () =>
        showAlert({
          kind: 'error',
          title: 'The contact form did not load',
          text: 'Check your connection, then try again.',
        }),
    );
  }

  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={open}>
        Get in Touch
      </Button>
      {isOpen && (
        <Suspense>
          <ContactDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
