import { fetchGardens } from './fetch-gardens';

const own = jest.fn(async () => Response.json({ data: [] }));
const preloaded = (answer: Response | undefined) => {
  globalThis.plantedAnswers = jest.fn(async () => answer);
  return globalThis.plantedAnswers;
};

beforeEach(() => {
  own.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(own);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete globalThis.plantedAnswers;
});

describe('a call that only reads', () => {
  it('ARCH-1 takes the answer that the shell has asked for', async () => {
    const take = preloaded(Response.json({ data: [] }));
    expect(await fetchGardens()).toEqual([]);
    expect(take).toHaveBeenCalledWith('/api/gardens/fetchGardens');
    expect(own).not.toHaveBeenCalled();
  });

  it('ARCH-1 sends its own request when that response does not come, or no shell preloads', async () => {
    preloaded(undefined);
    await fetchGardens();
    expect(own).toHaveBeenCalledTimes(1);
    delete globalThis.plantedAnswers;
    await fetchGardens();
    expect(own).toHaveBeenCalledTimes(2);
  });
});
