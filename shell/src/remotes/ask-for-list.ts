/** Asks for /remotes.json, which is another with every deployment. */
export const askForList = async (): Promise<Response> => fetch('/remotes.json', { cache: 'no-store' });
