import { useEffect, useState } from 'react';

/** How long a form shows its outcome (3 §4 Form status messages). */
const formStatusMs = 5000;

export interface FormStatus {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** The status of a form; it clears after 5 s. */
export function useFormStatus(): readonly [FormStatus | null, (status: FormStatus | null) => void] {
  const [status, setStatus] = useState<FormStatus | null>(null);
  useEffect(() => {
    if (status === null) return;
    const timer = setTimeout(() => setStatus(null), formStatusMs);
    return () => clearTimeout(timer);
  }, [status]);
  return [status, setStatus];
}
