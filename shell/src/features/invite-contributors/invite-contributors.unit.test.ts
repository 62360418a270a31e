const config = {
  googleClientId: null,
  googleRedirect: null,
  demo: true,
  contactEmail: 'hello@planted.example',
};

/** A page that was just loaded. */
async function invite(answer: () => Promise<Response>): Promise<string[]> {
  jest.resetModules();
  const said = jest.spyOn(console, 'info').mockImplementation(() => {});
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const { inviteContributors } = await import('./invite-contributors');
  await inviteContributors();
  await inviteContributors();
  expect(asked.mock.calls[0]).toEqual(['/api/client-config']);
  return said.mock.calls.map(([text]) => String(text));
}

afterEach(() => jest.restoreAllMocks());

describe('the console message', () => {
  it('LAND-9 invites to contribute, once, with the address of the configuration', async () => {
    const said = await invite(async () => Response.json(config));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('Want to lend a hand? Write to hello@planted.example');
  });

  it.each([
    ['no address is set', async () => Response.json({ ...config, contactEmail: null })],
    ['the answer is of another form', async () => Response.json('soil')],
    ['the server refuses', async () => Response.json(config, { status: 503 })],
    ['the server is away', () => Promise.reject(new TypeError('offline'))],
  ])('LAND-9 stays away while %s', async (_case, answer) => {
    expect(await invite(answer)).toEqual([]);
  });
});
