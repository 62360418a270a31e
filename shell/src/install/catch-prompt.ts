/** What a browser hands to a page that it could install. */
export interface InstallPrompt extends Event {
  /** Asks the person; once. */
  prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

let caught: InstallPrompt | undefined;
const listeners = new Set<() => void>();

/** Keeps the browser from asking by itself: the product does, later, and never twice. It is told once, early. */
export function catchInstallPrompt(page: Window): void {
  page.addEventListener('beforeinstallprompt', (prompt) => {
    prompt.preventDefault();
    set(prompt);
  });
  page.addEventListener('appinstalled', () => set(undefined));
}

function set(prompt: InstallPrompt | undefined): void {
  caught = prompt;
  for (const listener of listeners) listener();
}

export const installPrompt = {
  get: (): InstallPrompt | undefined => caught,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** It can be used once. */
  take(): InstallPrompt | undefined {
    const prompt = caught;
    set(undefined);
    return prompt;
  },
};
