import { exampleSeasonFact } from '@planted/contracts/testing';
import { fetchSeasonFacts } from './fetch-season-facts';

describe('fetchSeasonFacts', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('asks at its address and takes the answer', async () => {
    const asked: string[] = [];
    globalThis.fetch = async (address) => {
      asked.push(String(address));
      return Response.json({ data: [exampleSeasonFact()] });
    };
    expect(await fetchSeasonFacts()).toEqual([exampleSeasonFact()]);
    expect(asked).toEqual(['/api/catalog/fetchSeasonFacts']);
  });

  it('refuses a fact without its temperatures', async () => {
    const { kill_c: _, ...fact } = exampleSeasonFact();
    globalThis.fetch = async () => Response.json({ data: [fact] });
    await expect(fetchSeasonFacts()).rejects.toMatchObject({ code: 'answer' });
  });
});
