import { readDevOptions } from './read-dev-options.mjs';

const KNOWN = ['mfe-designer', 'mfe-finder'];
const read = (...args: string[]) => readDevOptions(args, {}, KNOWN);

describe('npm run dev', () => {
  it('takes everything from its sources, with services of its own', () => {
    expect(read()).toEqual({ remotes: KNOWN, from: undefined, port: 5173 });
  });

  it('takes one from its sources, and the rest from the product on this machine', () => {
    expect(read('mfe-finder')).toMatchObject({
      remotes: ['mfe-finder'],
      from: new URL('http://localhost:8080'),
    });
  });

  it('takes the rest from the given address', () => {
    const from = 'https://planted.example';
    expect(read('mfe-finder', '--from', from)?.from).toEqual(new URL(from));
    expect(read('--from', from)).toMatchObject({ remotes: KNOWN, from: new URL(from) });
  });

  it('shows how it is used', () => {
    expect(read('--help')).toBeUndefined();
  });

  it.each([
    [['mfe-nobody'], /Unknown micro-frontend mfe-nobody.*mfe-designer, mfe-finder/],
    [['--from', 'planted'], /--from must be the URL/],
    [['--from', 'file:///tmp'], /--from must be the URL/],
    [['--form', 'x'], /Unknown option/],
  ])('refuses %j with what is wrong', (args, reason) => {
    expect(() => read(...args)).toThrow(reason);
  });

  it('refuses a port that is none', () => {
    expect(() => readDevOptions([], { PORT: 'five' }, KNOWN)).toThrow(/PORT must be a number/);
  });
});
