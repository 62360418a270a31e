import { exampleVariety } from '@planted/contracts/testing';
import { fetchVarieties } from './fetch-varieties';

describe('fetchVarieties', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('asks at its address and takes the answer', async () => {
    const asked: string[] = [];
    globalThis.fetch = async (address) => {
      asked.push(String(address));
      return Response.json({ data: [exampleVariety()] });
    };
    expect(await fetchVarieties()).toEqual([exampleVariety()]);
    expect(asked).toEqual(['/api/catalog/fetchVarieties']);
  });

  it('refuses a variety of no plant', async () => {
    const { plant_id: _, ...variety } = exampleVariety();
    globalThis.fetch = async () => Response.json({ data: [variety] });
    await expect(fetchVarieties()).rejects.toMatchObject({ code: 'answer' });
  });
});
