import { RemoteError } from '@planted/mfe-kit';
import { createRemoteStore, type LoadedRemote } from './remote-store';
import { whenLoaded } from './when-loaded';

const remote: LoadedRemote = { routes: [], Providers: () => null };

describe('ARCH-1 a micro-frontend that is wanted beside its pages', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is loaded once, however often it is wanted', async () => {
    const load = jest.fn(async () => remote);
    const store = createRemoteStore('mfe_season', load);
    const [one, other] = [whenLoaded(store), whenLoaded(store)];
    expect(await one).toBe(remote);
    expect(await other).toBe(remote);
    expect(await whenLoaded(store)).toBe(remote);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that does not come is an error of its own, and tried again the next time', async () => {
    const load = jest.fn(async () => remote);
    load.mockRejectedValueOnce(new RemoteError('unreachable', 'mfe_season'));
    const store = createRemoteStore('mfe_season', load);
    await expect(whenLoaded(store)).rejects.toMatchObject({ code: 'unreachable' });
    expect(await whenLoaded(store)).toBe(remote);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
