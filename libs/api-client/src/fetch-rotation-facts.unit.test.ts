import { fetchRotationFacts } from './fetch-rotation-facts';

const ADVISED = {
  years: 3,
  applies: 'always',
  evidence: 'trial',
  source: ['trial-1'],
  sentence: 'Wait three years.',
  note: '',
  exempt: ['containers'],
};
const rule = { ...ADVISED, id: 'blight', crops: ['tomato'], hosts: ['Solanaceae'], cause: 'blight' };
const facts = { about: '', default: { ...ADVISED, mixed_families: '' }, rules: [rule], not_promised: [] };
const kind = { id: 'tomato', family: 'Solanaceae', isAnnual: true, isFlower: false, isHousePlant: false };

describe('fetchRotationFacts', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('asks at its address and takes the answer', async () => {
    const asked: string[] = [];
    globalThis.fetch = async (address) => {
      asked.push(String(address));
      return Response.json({ data: { facts, kinds: [kind] } });
    };
    expect(await fetchRotationFacts()).toEqual({ facts, kinds: [kind] });
    expect(asked).toEqual(['/api/catalog/fetchRotationFacts']);
  });

  it('refuses a rule without its sentence', async () => {
    const { sentence: _, ...unsaid } = rule;
    globalThis.fetch = async () =>
      Response.json({ data: { facts: { ...facts, rules: [unsaid] }, kinds: [] } });
    await expect(fetchRotationFacts()).rejects.toMatchObject({ code: 'answer' });
  });
});
