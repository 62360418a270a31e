import vm from 'node:vm';
import OneContextEnvironment from './one-context-environment.cjs';
import SharedPackagesRuntime from './shared-packages-runtime.cjs';

type Settings = ConstructorParameters<typeof OneContextEnvironment>[0]['projectConfig'];

describe('the context of tests that need no window', () => {
  it("is Node's own, so that what a package makes and what a test makes are of one kind", () => {
    expect(vm.runInThisContext('Error')).toBe(Error);
  });

  it('is as before when a test file ends', async () => {
    const realFetch = globalThis.fetch;
    const { exitCode } = process;
    const environment = new OneContextEnvironment({ projectConfig: {} as Settings });
    const left = () => {};
    Object.assign(globalThis, { leftBehind: 1, fetch: left });
    Object.assign(process.env, { LEFT_BEHIND: '1', PATH: 'elsewhere' });
    Object.assign(process, { leftBehind: 1 });
    process.on('SIGUSR2', left);
    process.exitCode = 3;
    environment.fakeTimersModern.useFakeTimers();
    await environment.teardown();
    expect(globalThis).not.toHaveProperty('leftBehind');
    expect(globalThis.fetch).toBe(realFetch);
    expect(process.env.LEFT_BEHIND).toBeUndefined();
    expect(process.env.PATH).not.toBe('elsewhere');
    expect(process).not.toHaveProperty('leftBehind');
    expect(process.listeners('SIGUSR2')).not.toContain(left);
    expect(process.exitCode).toBe(exitCode);
    await new Promise((resolve) => setTimeout(resolve, 1));
  });

  it('runs what Node itself has put off while timers are fake', async () => {
    jest.useFakeTimers();
    expect(await Response.json({ data: 1 }).json()).toEqual({ data: 1 });
    await new Promise((resolve) => process.nextTick(resolve));
    jest.useRealTimers();
  });
});

describe('the loader of modules', () => {
  const loadedByJest = jest.fn();
  const load = (name: string) =>
    SharedPackagesRuntime.prototype.requireModule.call(
      { cjsLoader: { requireModule: loadedByJest } },
      __filename,
      name,
    );
  beforeEach(() => loadedByJest.mockReset());

  it('leaves an installed package to Node, which loads it once', () => {
    expect(load('zod')).toBe(load('zod'));
    expect(loadedByJest).not.toHaveBeenCalled();
  });

  it.each([
    ['our own package', '@planted/contracts'],
    ['a file of ours', './asset-stub.cjs'],
    ["a module of Node's", 'node:fs'],
    ["Jest's own", 'expect'],
    ['a package of ES modules', 'vite'],
    ['a package that is not there', 'no-such-package'],
  ])('leaves %s to Jest', (_what, name) => {
    load(name);
    expect(loadedByJest.mock.calls[0]?.[1]).toBe(name);
  });
});
