const configPath = '/api/client-config';

let isInvited = false;

/**
 * Tells who looks at the console of the landing page how to help, once a visit, where this installation has an address
 * (LAND-9). Read without the API client, which would double what the first page loads; without a response nothing is
 * logged.
 */
export async function inviteContributors(): Promise<void> {
  if (isInvited) return;
  isInvited = true;
  try {
    const answer = await fetch(configPath);
    const address = answer.ok ? contactOf(await answer.json()) : null;
    if (address !== null) console.info(invitation(address));
  } catch {
    isInvited = false;
  }
}

function contactOf(config: unknown): string | null {
  if (typeof config !== 'object' || config === null || !('contactEmail' in config)) return null;
  return typeof config.contactEmail === 'string' ? config.contactEmail : null;
}

const invitation = (address: string): string =>
  [
    'You are looking under the leaves. Gardeners who do that are welcome here.',
    'Planted is grown by people who like soil and code: designs, fixes and plant knowledge all help.',
    `Want to lend a hand? Write to ${address}`,
  ].join('\n');
