/**
 * Asks for /remotes.json, which is another with every deployment.
 * @param isAfresh also where the service worker would say what the page began with
 */
export const askForList = async (isAfresh = false): Promise<Response> =>
  fetch('/remotes.json', { cache: isAfresh ? 'reload' : 'no-store' });
