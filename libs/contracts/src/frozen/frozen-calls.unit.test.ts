import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callProblems } from './call-problems';
import { allCalls, describeCalls, type DescribedCalls } from './describe-calls';
import { frozenText } from './frozen-text';

const FOLDER = join(__dirname, '../../frozen');
const VERSION = /^(\d+\.\d+\.\d+)\.json$/;

const releases = readdirSync(FOLDER).map((file) => VERSION.exec(file)?.[1] ?? `not a release: ${file}`);
const frozen = (release: string): DescribedCalls =>
  JSON.parse(readFileSync(join(FOLDER, `${release}.json`), 'utf8'));

const { calls: callsOfToday } = describeCalls();

describe('an answer', () => {
  it.each(allCalls.map(({ name }) => name))('of %s may get new fields: pages read past them', (name) => {
    const closed = JSON.stringify(callsOfToday[name]?.answer).includes('"additionalProperties":false');
    expect([name, closed ? 'z.object in an answer, not z.strictObject' : 'open']).toEqual([name, 'open']);
  });
});

describe('calls of a release that is still promised', () => {
  it('are frozen for one release at least', () => {
    expect(releases).not.toEqual([]);
    expect(releases.filter((release) => release.startsWith('not'))).toEqual([]);
  });

  it.each(releases)('%s and those of today understand each other', (release) => {
    expect(callProblems(release, frozen(release), describeCalls())).toEqual([]);
  });

  it.each(releases)('%s are written down as they were frozen', (release) => {
    expect(frozenText(frozen(release))).toBe(readFileSync(join(FOLDER, `${release}.json`), 'utf8'));
  });
});
