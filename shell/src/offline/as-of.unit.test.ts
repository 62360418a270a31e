import { asOf } from './as-of';

const at = (text: string) => new Date(`${text}:00`).getTime();

describe('how old a page is', () => {
  it.each([
    ['2027-05-18T08:10', '2027-05-19T08:09', undefined],
    ['2027-05-18T08:10', '2027-05-19T08:10', 'As of Tuesday, 8:10 AM.'],
    ['2027-05-18T20:05', '2027-05-21T08:10', 'As of Tuesday, 8:05 PM.'],
    // A week later 'Tuesday' would be another.
    ['2027-05-18T08:10', '2027-05-25T07:00', 'As of May 18, 8:10 AM.'],
    ['2026-12-30T08:10', '2027-01-20T07:00', 'As of December 30, 2026, 8:10 AM.'],
  ])('FLD-2 of %s, at %s: %s', (then, now, words) => {
    expect(asOf(at(then), at(now))).toBe(words);
  });
});
