import { inSession } from './in-session';

const seconds = () => Math.floor(Date.now() / 1000);
const refused = () => Response.json({}, { status: 401 });
const done = () => Response.json({}, { status: 200 });

/** A scripted server that refreshes sessions and records its requests. */
function serverThat(refresh: () => Response) {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    asked.push(String(path));
    return refresh();
  });
  const sending = (...answers: Response[]) => {
    const left = [...answers];
    return inSession(async () => {
      asked.push('call');
      return left.shift() ?? done();
    });
  };
  return { asked, sending };
}

const refreshes = () => {
  document.cookie = `planted_signed_in=${seconds() + 3600}`;
  return Response.json({ expires_in: 3600 });
};

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'planted_signed_in=; max-age=0';
});

describe("a gardener's call", () => {
  it('AUTH-10 goes at once with a session that is good, and a guest’s too', async () => {
    const { asked, sending } = serverThat(refreshes);
    await sending();
    document.cookie = `planted_signed_in=${seconds() + 120}`;
    await sending();
    expect(asked).toEqual(['call', 'call']);
  });

  it.each(['unknown', 0, seconds() + 80])(
    'AUTH-10 waits for a refresh where the session is about to end or may have: %s',
    async (end) => {
      document.cookie = `planted_signed_in=${end}`;
      const { asked, sending } = serverThat(refreshes);
      expect((await sending()).status).toBe(200);
      expect(asked).toEqual(['/api/refresh-session', 'call']);
    },
  );

  it('AUTH-10 that is refused is made once more with a refreshed session', async () => {
    document.cookie = `planted_signed_in=${seconds() + 7200}`;
    const { asked, sending } = serverThat(refreshes);
    expect((await sending(refused())).status).toBe(200);
    expect(asked).toEqual(['call', '/api/refresh-session', 'call']);
  });

  it('AUTH-10 stays refused where the session has ended, and a guest is refused once', async () => {
    const { asked, sending } = serverThat(refused);
    expect((await sending(refused())).status).toBe(401);
    document.cookie = `planted_signed_in=${seconds() + 7200}`;
    expect((await sending(refused())).status).toBe(401);
    expect(asked).toEqual(['call', 'call', '/api/refresh-session']);
    expect(document.cookie).not.toContain('planted_signed_in');
  });
});
