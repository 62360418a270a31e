import { helpRequestOf } from './help-request';

describe('helpRequestOf', () => {
  it.each([
    [[], ['--help']],
    [['-h'], ['--help']],
    [
      ['events', 'list', '--help'],
      ['events', 'list', '--help'],
    ],
    [
      ['events', 'list', '--type', '--help'],
      ['events', 'list', '--help'],
    ],
  ])('%j asks for help alone: %j', (args, request) => {
    expect(helpRequestOf(args)).toEqual(request);
  });

  it('leaves everything else alone', () => {
    expect(helpRequestOf(['events', 'list', '--type', 'GardenSaved'])).toBeUndefined();
  });
});
