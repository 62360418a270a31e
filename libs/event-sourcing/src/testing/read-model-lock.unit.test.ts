import { mayBeFrozen, problemOfReadModel, type ReadModelLock } from './read-model-lock';

const id = 'tallying.totals';
const frozen: ReadModelLock = { version: 7, sql: 'sql', rows: { season: 'rows' } };
const look = (changes: Partial<ReadModelLock>, known: ReadModelLock | undefined = frozen) => {
  const now = { ...frozen, ...changes };
  return { problem: problemOfReadModel(id, now, known), mayBeFrozen: mayBeFrozen(now, known) };
};

describe('a read model beside what was frozen of it', () => {
  it('is as it was', () => {
    expect(look({}).problem).toBeUndefined();
  });

  it('must raise its version when its SQL changes', () => {
    expect(look({ sql: 'other' })).toEqual({
      problem: expect.stringMatching(/^tallying\.totals v7 has other SQL .*: raise its version to 8, /),
      mayBeFrozen: false,
    });
  });

  it('must raise its version when it writes other rows', () => {
    expect(look({ rows: { season: 'others' } })).toEqual({
      problem: expect.stringMatching(
        /v7 writes other rows for the story 'season' .*: raise its version to 8, /,
      ),
      mayBeFrozen: false,
    });
  });

  it.each([
    ['a raised version', { version: 8, sql: 'other', rows: { season: 'others' } }, 'v8 is not frozen yet'],
    ['a new story', { rows: { season: 'rows', winter: 'rows' } }, 'has not been frozen after winter'],
  ])('is frozen after %s', (_name, changes, problem) => {
    expect(look(changes)).toEqual({ problem: expect.stringContaining(problem), mayBeFrozen: true });
  });

  it('is frozen when it is new', () => {
    expect(problemOfReadModel(id, frozen, undefined)).toContain('v7 is not frozen yet: run npm run freeze');
    expect(mayBeFrozen(frozen, undefined)).toBe(true);
  });

  it('cannot lose a story that it was frozen with, or go back a version', () => {
    expect(look({ rows: {} }).mayBeFrozen).toBe(false);
    expect(look({ version: 6 })).toEqual({
      problem: 'tallying.totals v6 is older than what was frozen, v7: versions only rise',
      mayBeFrozen: false,
    });
  });
});
