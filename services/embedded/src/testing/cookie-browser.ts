/** As much of a browser as a sign-in by redirect needs: cookies per host, and redirects that are looked at one by one. */
export class CookieBrowser {
  private readonly cookies = new Map<string, Map<string, string>>();

  /** Where a page of `address` sends this browser; null for a page that stays. */
  async follow(address: string | URL): Promise<URL | null> {
    const to = (await this.ask(address)).headers.get('location');
    return to === null ? null : new URL(to, address);
  }

  async ask(address: string | URL, request: RequestInit = {}): Promise<Response> {
    const { host } = new URL(address);
    const kept = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, kept);
    const own = [...kept].map(([name, value]) => `${name}=${value}`);
    const further = new Headers(request.headers).get('cookie');
    const cookie = [...own, ...(further === null ? [] : [further])].join('; ');
    const response = await fetch(address, {
      redirect: 'manual',
      ...request,
      headers: { ...request.headers, ...(cookie && { cookie }) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
      if (value === '') kept.delete(name);
      else kept.set(name, value);
    }
    return response;
  }

  async post(
    address: string | URL,
    body: unknown,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const headers = { 'content-type': 'application/json' };
    const response = await this.ask(address, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: JSON.parse(await response.text()) };
  }

  /** Names of the cookies that it keeps for a host. */
  kept(address: string | URL): string[] {
    return [...(this.cookies.get(new URL(address).host)?.keys() ?? [])];
  }

  cookie(address: string | URL, name: string): string | undefined {
    return this.cookies.get(new URL(address).host)?.get(name);
  }
}
