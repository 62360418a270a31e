import { join } from 'node:path';
import SharedModulesRuntime from './shared-modules-runtime.cjs';

const ours = join(__dirname, 'a-module.ts');
const entities = globalThis as { typeormMetadataArgsStorage?: object };

/** As much of Jest as its loader is made of. */
const startFile = (name: string) => {
  const environment = { global: globalThis, moduleMocker: { restoreAllMocks() {}, clearMocksOnScope() {} } };
  const config = {
    fakeTimers: {},
    sandboxInjectedGlobals: [],
    transform: [],
    rootDir: __dirname,
    extensionsToTreatAsEsm: [],
    unmockedModulePathPatterns: [],
  };
  const runtime = Reflect.construct(SharedModulesRuntime, [
    config,
    environment,
    { getModule: () => null },
    {},
    new Map(),
    {},
    join(__dirname, name),
    {},
  ]) as InstanceType<typeof SharedModulesRuntime>;
  const { moduleRegistry } = Reflect.get(runtime, 'registries') as { moduleRegistry: Map<string, object> };
  return { runtime, moduleRegistry };
};

describe('the loader of modules for integration tests', () => {
  afterEach(() => delete entities.typeormMetadataArgsStorage);

  it('gives the next file what an earlier one has loaded, but for the test files themselves', () => {
    const first = startFile('first.int.test.ts');
    const [loaded, test] = [{}, {}];
    first.moduleRegistry.set(ours, loaded);
    first.moduleRegistry.set(join(__dirname, 'first.int.test.ts'), test);
    first.runtime.teardown();

    const { moduleRegistry } = startFile('second.int.test.ts');

    expect(moduleRegistry.get(ours)).toBe(loaded);
    expect(moduleRegistry.has(join(__dirname, 'first.int.test.ts'))).toBe(false);
    moduleRegistry.delete(ours);
    expect(moduleRegistry.has(ours)).toBe(false);
  });

  it('keeps the entities that TypeORM has been told of, which a module declares once', () => {
    const declared = {};
    const first = startFile('first.int.test.ts');
    entities.typeormMetadataArgsStorage = declared;
    first.runtime.teardown();
    delete entities.typeormMetadataArgsStorage;

    startFile('second.int.test.ts');

    expect(entities.typeormMetadataArgsStorage).toBe(declared);
  });

  it('lets the loader of the running file load what a module of an earlier file asks for late', () => {
    const first = startFile('first.int.test.ts');
    first.runtime.teardown();
    const second = startFile('second.int.test.ts');
    const load = jest.spyOn(second.runtime, 'requireModule').mockReturnValue('loaded');

    expect(first.runtime.requireModuleOrMock(ours, './late')).toBe('loaded');

    expect(load).toHaveBeenCalledWith(ours, './late');
  });

  it('refuses to mock a module, which an earlier file may have loaded as it is', () => {
    const { runtime } = startFile('first.int.test.ts');

    expect(() => runtime.setMock(ours, './other', () => ({}))).toThrow(
      'a-module.ts mocks ./other: an integration test runs the modules as they are',
    );
  });
});
