import { sessionStore, showAlert, useNavigate } from '@planted/mfe-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, openRecoveredSession } from './calls';
import { cleanAddress, readRecoveryLink } from './recovery-link';

/** 'asking': no link was opened. The others are the outcome of one. */
export type AccountRecoveryState = 'asking' | 'entering' | 'over' | 'elsewhere' | 'unreached' | 'not-kept';

/** Signs in with the link that led here, at once: only the browser that asked for it can. */
export function useAccountRecovery(): { readonly state: AccountRecoveryState; readonly again: () => void } {
  const navigate = useNavigate();
  const [link] = useState(() => readRecoveryLink(location));
  const token = typeof link === 'object' ? link?.token : undefined;
  const [state, setState] = useState<AccountRecoveryState>(() => {
    if (typeof link === 'string') return link;
    return link === null ? 'asking' : 'entering';
  });

  /** A link is good once: no effect that runs twice may ask twice. */
  const isAsked = useRef(false);
  const enter = useEffectEvent((theToken: string) => {
    if (isAsked.current) return;
    isAsked.current = true;
    openRecoveredSession(theToken)
      .then(() => sessionStore.refresh())
      .then(
        ({ status, user }) => {
          if (status !== 'signed-in') return setState('not-kept');
          void navigate('/', { replace: true });
          showAlert({ kind: 'success', title: `Welcome back, ${user.given_name}` });
        },
        (cause: unknown) => {
          console.warn('Sign-in by link failed:', cause);
          isAsked.current = false;
          setState(stateAfter(cause));
        },
      );
  });
  useEffect(cleanAddress, []);
  useEffect(() => {
    if (state === 'entering' && token !== undefined) enter(token);
  }, [state, token]);

  return { state, again: () => setState('entering') };
}

function stateAfter(cause: unknown): AccountRecoveryState {
  const status = cause instanceof ApiError ? cause.status : 0;
  if (status === 409) return 'elsewhere';
  return status === 0 || status === 429 || status >= 500 ? 'unreached' : 'over';
}
