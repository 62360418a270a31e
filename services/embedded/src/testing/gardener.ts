/** A JSON answer of the product. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * Asks again for as long as the answer is 503, when its `retry-after` says. A call has seconds to be answered and to get a
 * connection, which are few on a machine that many tests share; only a test of those bounds should mind.
 * @param ask something that may be done twice
 */
export async function whenAvailable(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    const seconds = Number(answer.headers.get('retry-after'));
    await new Promise((again) => setTimeout(again, 1_000 * seconds));
  }
}

/** A client that speaks to the product over HTTP, and keeps cookies as a browser does. */
export class Gardener {
  /** What is sent as the cookie; empty for a guest. */
  cookie = '';

  constructor(private readonly origin: string) {}

  /** A demo gardener of this name, signed in once the product, which may be busy with its start, takes them in. */
  static async signedIn(origin: string, name: string): Promise<Gardener> {
    const gardener = new Gardener(origin);
    const { status, body } = await whenAvailable(() => gardener.post('/api/demo/sign-in', { name }));
    if (status !== 200) throw new Error(`${name} could not sign in: ${status} ${JSON.stringify(body)}`);
    return gardener;
  }

  get(path: string): Promise<Answer> {
    return this.ask(path, { method: 'GET' });
  }

  /** `key` names the command, so that a repeat is known; of a draft that is saved more than once, `saveId` names the save. */
  post(path: string, body: unknown, key?: string, saveId?: string): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
      ...(saveId && { 'save-id': saveId }),
    };
    return this.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  patch(path: string, body: unknown): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    return this.ask(path, { method: 'PATCH', headers, body: JSON.stringify(body) });
  }

  /** Any request, with the cookie that is kept. Nothing is compressed, which took a tenth of the time of a test. */
  async ask(
    path: string,
    request: { method: string; headers?: Record<string, string>; body?: string },
  ): Promise<Answer> {
    const headers = {
      'accept-encoding': 'identity',
      ...request.headers,
      ...(this.cookie && { cookie: this.cookie }),
    };
    const response = await fetch(this.origin + path, { ...request, headers });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined)
      this.cookie = set.startsWith('planted_session=;') ? '' : (set.split(';', 1)[0] ?? '');
    return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
  }
}
