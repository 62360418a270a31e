/** Where browsers have their push services: nothing is ever asked of any other server, least of all in one's own network. */
const KNOWN = [
  // Chrome, Edge on Android, Opera, Samsung
  /^fcm\.googleapis\.com$/,
  // Firefox
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  // Edge on Windows
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
  // Safari
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
];

/**
 * Whether an address is one of a known push service's.
 * @param more origins of further ones, which an operator trusts
 */
export function isOfPushService(endpoint: string, more: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, port, username, password, hostname } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (more.includes(origin)) return true;
  return protocol === 'https:' && port === '' && KNOWN.some((host) => host.test(hostname));
}
