import { sessionStore } from '@planted/mfe-kit';

export interface ContactMessage {
  readonly email: string;
  readonly message: string;
}

const storageKey = 'planted-unsent-message';

/** A message in the making: for this tab, and for whoever wrote it or signed in while writing it. */
export const unsentMessage = {
  /** @returns what was written last and not sent; empty fields where there is none */
  read(): ContactMessage {
    try {
      const { by, email, message } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
      const isOwn = by === null || by === writer();
      if (isOwn && typeof email === 'string' && typeof message === 'string') return { email, message };
    } catch {
      // Storage denied, or something else in our place: we begin with empty fields.
    }
    return { email: '', message: '' };
  },
  keep({ email, message }: ContactMessage): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ by: writer(), email, message }));
    } catch {
      // Storage denied: the message lasts as long as the form is open.
    }
  },
};

const writer = (): string | null => sessionStore.get().user?.id ?? null;
