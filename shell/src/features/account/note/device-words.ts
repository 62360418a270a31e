interface Agent {
  readonly userAgent: string;
  /** Of touches at once: an iPad calls itself a Mac. */
  readonly maxTouchPoints: number;
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const isIPad = ({ userAgent, maxTouchPoints }: Agent): boolean =>
  /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

function systemOf(agent: Agent): string {
  const { userAgent } = agent;
  if (/iPhone|iPod/.test(userAgent)) return 'iPhone';
  if (isIPad(agent)) return 'iPad';
  if (/Android/.test(userAgent)) return 'Android';
  if (/CrOS/.test(userAgent)) return 'a Chromebook';
  if (/Windows/.test(userAgent)) return 'Windows';
  return /Macintosh/.test(userAgent) ? 'a Mac' : 'Linux';
}

const browserOf = ({ userAgent }: Agent): string =>
  BROWSERS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'A browser';

/** 'Chrome on Android' */
export const deviceName = (agent: Agent): string => `${browserOf(agent)} on ${systemOf(agent)}`;

const isHandheld = (agent: Agent): boolean => /Android|iPhone|iPod/.test(agent.userAgent) || isIPad(agent);

/** 'This phone', 'This tablet' or 'This computer' */
export function thisDevice(agent: Agent): string {
  const isTablet = isIPad(agent) || (/Android/.test(agent.userAgent) && !/Mobile/.test(agent.userAgent));
  if (isTablet) return 'This tablet';
  return isHandheld(agent) ? 'This phone' : 'This computer';
}

/** Whether a name of `deviceName` is that of a phone or tablet. */
export const isPhoneName = (name: string): boolean => /(Android|iPhone|iPad)$/.test(name);

/** How a browser's settings let notifications in again, in the words that it has there. */
export function howToUnblock(agent: Agent): string {
  const browser = browserOf(agent);
  const system = systemOf(agent);
  if (system === 'iPhone' || system === 'iPad')
    return 'Open Settings, Notifications, Planted, and turn on Allow Notifications.';
  if (browser === 'Firefox')
    return system === 'Android'
      ? 'Open Firefox’s menu, Settings, Site permissions, Notification, and allow Planted.'
      : 'Press the permissions sign left of the address, and take away “Blocked” beside Send Notifications.';
  if (browser === 'Safari')
    return 'Open Safari’s Settings, Websites, Notifications, and choose Allow for Planted.';
  if (system === 'Android')
    return `Press the sign left of the address, then Permissions, Notifications, and allow them in ${browser}.`;
  return 'Press the sign left of the address, then Site settings, and set Notifications to Allow.';
}
