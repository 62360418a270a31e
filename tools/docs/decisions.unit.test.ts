import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDecisions, INDEX, indexText, readDecisions } from './decision-index.mjs';

const PAGE = '# 0001 One event store\n\nStatus: accepted · Date: 2026-11-21\n\n**Problem.** …\n';
const STALE = ['docs/decisions/README.md is out of date. Run node tools/docs/decisions.mjs'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'decisions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (file: string, text: string) => writeFileSync(join(folder, file), text);
const putIndex = () => put(INDEX, indexText(readDecisions(folder).decisions));

it('every decision has a number, a title, a status and a date, and the index is up to date', () => {
  const script = join(__dirname, 'decisions.mjs');
  expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toBe('');
});

describe('the index of decisions', () => {
  it('lists number, title, status and date, and links the decisions that a status names', () => {
    put('0001-one-event-store.md', PAGE.replace('accepted', 'accepted, amended by 0002'));
    put('0002-group-commit.md', PAGE.replace('0001 One event store', '0002 Group commit'));
    putIndex();
    expect(checkDecisions(folder)).toEqual([]);
    expect(indexText(readDecisions(folder).decisions)).toContain(
      '| 0001 | [One event store](0001-one-event-store.md) | accepted, amended by [0002](0002-group-commit.md) | 2026-11-21 |\n' +
        '| 0002 | [Group commit](0002-group-commit.md) | accepted | 2026-11-21 |\n',
    );
  });

  it('is out of date without a file, and after a decision has changed', () => {
    put('0001-one-event-store.md', PAGE);
    expect(checkDecisions(folder)).toEqual(STALE);
    putIndex();
    expect(checkDecisions(folder)).toEqual([]);
    put('0001-one-event-store.md', PAGE.replace('One event store', 'Two event stores'));
    expect(checkDecisions(folder)).toEqual(STALE);
  });

  it.each([
    ['no number in its title', PAGE.replace('0001 ', ''), "the first line must be '# 0001 Title'"],
    ['another number in its title', PAGE.replace('0001', '0002'), "the first line must be '# 0001 Title'"],
    ['no title', PAGE.replace(' One event store', ''), "the first line must be '# 0001 Title'"],
    ['no status line', PAGE.replace(/Status.*\n\n/, ''), 'the line under the title must be'],
    ['an unknown status', PAGE.replace('accepted', 'fine'), 'the line under the title must be'],
    ['no date', PAGE.replace(' · Date: 2026-11-21', ''), 'the line under the title must be'],
    ['a date that does not exist', PAGE.replace('11-21', '02-30'), 'the line under the title must be'],
    [
      'a successor that does not exist',
      PAGE.replace('accepted', 'superseded by 0009'),
      'there is no decision 0009',
    ],
  ])('refuses a decision with %s', (_what, text, problem) => {
    put('0001-one-event-store.md', text);
    putIndex();
    expect(checkDecisions(folder)).toEqual([expect.stringContaining(problem)]);
    expect(checkDecisions(folder)[0]).toMatch(/^docs\/decisions\/0001-one-event-store\.md: /);
  });

  it('refuses a number that is taken, and a file that is not named by number and title', () => {
    put('0001-one-event-store.md', PAGE);
    put('0001-two-event-stores.md', PAGE);
    put('notes.md', PAGE);
    expect(checkDecisions(folder)).toEqual([
      expect.stringContaining('0001-two-event-stores.md: the number 0001 is taken'),
      expect.stringContaining('notes.md: rename it to NNNN-words-of-the-title.md'),
      expect.stringContaining("notes.md: the first line must be '# NNNN Title'"),
    ]);
  });
});
