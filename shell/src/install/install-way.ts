/** How this browser installs: it asks when told to, the person does it in three steps, or not at all. */
export type InstallWay = 'prompt' | 'steps' | 'none';

export interface Device {
  readonly userAgent: string;
  /** Of touches at once: an iPad calls itself a Mac. */
  readonly maxTouchPoints: number;
  /** Whether it runs from the home screen already. */
  readonly isInstalled: boolean;
  readonly hasPrompt: boolean;
}

export function installWay({ userAgent, maxTouchPoints, isInstalled, hasPrompt }: Device): InstallWay {
  if (isInstalled) return 'none';
  if (hasPrompt) return 'prompt';
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  // Other browsers there have the sign elsewhere.
  return isApple && !/CriOS|FxiOS|EdgiOS/.test(userAgent) ? 'steps' : 'none';
}

/** @param hasPrompt whether the browser has handed one to the page */
export const wayOfThisDevice = (hasPrompt: boolean): InstallWay =>
  installWay({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled:
      matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in navigator && navigator.standalone === true),
    hasPrompt,
  });
