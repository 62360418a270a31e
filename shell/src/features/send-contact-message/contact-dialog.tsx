import { Button, Dialog, Mail, TextArea, TextInput } from '@planted/ui';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { ContactAddress } from './contact-address';
import styles from './contact-dialog.module.css';
import { useContactForm } from './use-contact-form';

/** The contact form (ABT-2). What is typed outlives a failure, closing, and a reload of the tab. */
export default function ContactDialog({ onClose }: { onClose: () => void }) {
  const { register, submit, isSending, isFilled, errors, status } = useContactForm();
  const formId = useId();
  const close = useRef<HTMLButtonElement>(null);
  const send = useRef<HTMLButtonElement>(null);

  // The button that had the focus was disabled meanwhile, and focus that is nowhere is lost to the keyboard.
  useEffect(() => {
    if (isSending || status === null) return;
    (status.kind === 'success' ? close : send).current?.focus();
  }, [isSending, status]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isFilled && !isSending) void submit();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Get in Touch"
      description="A question, an idea, a plant we should know? We read every message."
      size="m"
      footer={
        <>
          <Button ref={close} onClick={onClose}>
            Close
          </Button>
          <Button
            ref={send}
            type="submit"
            form={formId}
            variant="primary"
            icon={Mail}
            disabled={!isFilled}
            busy={isSending}
            busyLabel="Sending..."
          >
            Send Message
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <TextInput
          label="Email"
          type="email"
          required
          autoComplete="email"
          placeholder="rosa@example.org"
          error={errors.email}
          {...register('email')}
        />
        <TextArea label="Message" required rows={6} error={errors.message} {...register('message')} />
      </form>
      <div role="status" className={styles.status} data-kind={status?.kind}>
        {status?.text}
      </div>
      <ContactAddress />
    </Dialog>
  );
}
