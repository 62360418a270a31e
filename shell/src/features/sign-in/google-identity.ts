/** What the provider's button hands over (1 §7); without a credential it has failed. */
interface ProviderAnswer {
  readonly credential?: string;
}

/** The part of Google Identity Services that the sign-in button needs. */
export interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    /** The credential answers to it. */
    nonce: string;
    callback: (answer: ProviderAnswer) => void;
  }) => void;
  renderButton: (
    parent: HTMLElement,
    look: { theme: 'outline'; size: 'large'; text: 'continue_with'; width: number },
  ) => void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

const scriptAddress = 'https://accounts.google.com/gsi/client';
let loading: Promise<GoogleIdentity> | undefined;

/** Loads the provider's script, once. A failed attempt is forgotten, so that the next one tries again. */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new Error(`${scriptAddress} did not load`));
    };
    script.src = scriptAddress;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const identity = window.google?.accounts.id;
      if (identity) resolve(identity);
      else fail();
    });
    document.head.append(script);
  });
  return loading;
}
