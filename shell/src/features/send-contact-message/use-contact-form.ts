import { zodResolver } from '@hookform/resolvers/zod';
import { sendContactMessageCall } from '@planted/contracts';
import { newId } from '@planted/mfe-kit';
import { useEffect, useRef } from 'react';
import { useForm, type UseFormRegister, useWatch } from 'react-hook-form';
import { ApiError, sendContactMessage } from './calls';
import { type ContactMessage, unsentMessage } from './unsent-message';
import { type FormStatus, useFormStatus } from './use-form-status';

const failed = 'Failed to create message';

export interface ContactForm {
  readonly register: UseFormRegister<ContactMessage>;
  readonly submit: () => Promise<void>;
  readonly isSending: boolean;
  /** Both fields hold something (3 §5). */
  readonly isFilled: boolean;
  readonly errors: { readonly email: string | undefined; readonly message: string | undefined };
  readonly status: FormStatus | null;
}

/** The contact form (3 §5, §8): checked by the server's own rules, emptied only when the message has arrived. */
export function useContactForm(): ContactForm {
  const { register, handleSubmit, control, reset, formState } = useForm<ContactMessage>({
    resolver: zodResolver(sendContactMessageCall.request),
    defaultValues: unsentMessage.read(),
  });
  const [email, message] = useWatch({ control, name: ['email', 'message'] });
  const [status, tell] = useFormStatus();
  const attempt = useRef<{ readonly content: string; readonly id: string }>(undefined);

  useEffect(() => unsentMessage.keep({ email, message }), [email, message]);

  /** The same words sent again, after an answer that never came, are one message. */
  function idOf(content: string): string {
    if (attempt.current?.content !== content) attempt.current = { content, id: newId() };
    return attempt.current.id;
  }

  async function send(sent: ContactMessage): Promise<void> {
    tell(null);
    try {
      await sendContactMessage(sent, idOf(JSON.stringify(sent)));
    } catch (cause) {
      console.warn('The message was not sent:', cause);
      const isRefusal = cause instanceof ApiError && cause.status >= 400;
      tell({ kind: 'error', text: isRefusal ? cause.message : failed });
      return;
    }
    attempt.current = undefined;
    reset({ email: '', message: '' });
    tell({ kind: 'success', text: 'Message sent successfully!' });
  }

  return {
    register,
    submit: () => handleSubmit(send)(),
    isSending: formState.isSubmitting,
    isFilled: email.trim() !== '' && message.trim() !== '',
    errors: {
      email: formState.errors.email?.message,
      message: formState.errors.message && `Your message ${formState.errors.message.message}.`,
    },
    status,
  };
}
