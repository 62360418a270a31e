import { bringScript } from './bring-script';

const address = () => `https://planted.example/assets/${crypto.randomUUID()}.js`;
const script = () => new Response('export {};', { headers: { 'content-type': 'text/javascript' } });

describe('a script that is brought before it is imported', () => {
  let answer: () => Response;
  const asked: (RequestInit | undefined)[] = [];

  beforeEach(() => {
    asked.length = 0;
    answer = script;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
      asked.push(init);
      return answer();
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('ARCH-1 is fetched once, by its hash', async () => {
    const own = address();
    await Promise.all([bringScript(own, 'sha384-a'), bringScript(own, 'sha384-a')]);
    await bringScript(own, 'sha384-a');
    expect(asked).toEqual([{ integrity: 'sha384-a', cache: 'default' }]);
  });

  it.each([
    ['is gone', () => new Response('no', { status: 404 })],
    ['is a web page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    [
      'is lost',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('ARCH-1 that %s is asked for again, past what the browser has kept', async (_what, fault) => {
    const own = address();
    answer = fault;
    await expect(bringScript(own)).rejects.toThrow();
    answer = script;
    await bringScript(own);
    await bringScript(own);
    expect(asked.map((init) => init?.cache)).toEqual(['default', 'reload']);
  });
});
