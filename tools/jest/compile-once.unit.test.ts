import vm from 'node:vm';
import * as loaded from './compile-once.cjs';

const { compileOnce, createOwnContext } = loaded;

/** A file that no other test has compiled. */
let file = '';
let files = 0;
const compiledAlone = jest.fn();
const compileFunction = compileOnce(compiledAlone);
const compile = (code: string, parsingContext = vm.createContext()) =>
  compileFunction(code, ['module', 'name'], { filename: file, parsingContext });

/** Line and column at which it throws. */
function positionIn(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return new RegExp(`${file}:(\\d+:\\d+)`).exec(String(Object(error).stack))?.[1];
  }
}

describe('compiling a file once for a process', () => {
  beforeEach(() => {
    files += 1;
    file = `/somewhere/module-${files}.js`;
    compiledAlone.mockReset();
  });

  it('gives each context functions of its own, which see its globals', () => {
    const [here, there] = ['here', 'there'].map((place) =>
      compile('return [place, name, Array];', vm.createContext({ place })),
    );
    const [first, second] = [here?.({}, 'a'), there?.({}, 'b')];
    expect(first.slice(0, 2)).toEqual(['here', 'a']);
    expect(second.slice(0, 2)).toEqual(['there', 'b']);
    expect(first[2]).not.toBe(second[2]);
  });

  it("takes what stands for Node's own context for that", () => {
    expect(compile('return Array;', createOwnContext())()).toBe(Array);
    // A process that runs both kinds of unit tests has this around another one.
    const twice = compileOnce(compileOnce(compiledAlone));
    jest.isolateModules(() => {
      const elsewhere = jest.requireActual<typeof loaded>('./compile-once.cjs');
      const options = { filename: file, parsingContext: elsewhere.createOwnContext() };
      expect(twice('return Array;', [], options)()).toBe(Array);
    });
  });

  it('compiles it again only when its code has changed', () => {
    const run = jest.spyOn(vm.Script.prototype, 'runInContext');
    const answers = ['return 1;', 'return 1;', 'return 2;'].map((code) => compile(code)());
    const [first, again, changed] = run.mock.contexts;
    run.mockRestore();
    expect(answers).toEqual([1, 1, 2]);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it.each([
    ['throw new Error("on the first line")', '1:7'],
    ['// a comment\n  throw new Error("on the second") // and another', '2:9'],
  ])('says where an error is, as if the code stood alone: %j', (code, position) => {
    expect(positionIn(() => compile(code)())).toBe(position);
  });

  it('leaves code that imports something later to be compiled alone', () => {
    const code = 'return import("node:fs");';
    const context = vm.createContext();
    compile(code, context);
    expect(compiledAlone).toHaveBeenCalledWith(code, ['module', 'name'], {
      filename: file,
      parsingContext: context,
    });
  });
});
