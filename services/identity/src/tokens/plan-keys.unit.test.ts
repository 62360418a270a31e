import { planKeys } from './plan-keys';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const start = Date.parse('2026-05-01T00:00:00Z');
const at = (milliseconds: number) => new Date(start + milliseconds);
const key = (kid: string, milliseconds: number) => ({ kid, createdAt: at(milliseconds) });

describe('the signing keys', () => {
  const first = key('first', 0);
  const second = key('second', 30 * DAY);

  it('begin with one, which signs at once', () => {
    expect(planKeys([], at(0))).toEqual({ signsWith: undefined, published: [], isKeyDue: true });
    expect(planKeys([first], at(0))).toEqual({ signsWith: first, published: [first], isKeyDue: false });
  });

  it('get a successor after 30 days, which is published before it signs', () => {
    expect(planKeys([first], at(30 * DAY - 1)).isKeyDue).toBe(false);
    expect(planKeys([first], at(30 * DAY)).isKeyDue).toBe(true);
    const early = planKeys([first, second], at(30 * DAY + 14 * MINUTE));
    expect(early).toEqual({ signsWith: first, published: [second, first], isKeyDue: false });
    expect(planKeys([first, second], at(30 * DAY + 15 * MINUTE)).signsWith).toBe(second);
  });

  it('stay published until the last token that they signed has expired', () => {
    const handOver = 30 * DAY + 15 * MINUTE;
    expect(planKeys([first, second], at(handOver + 61 * MINUTE)).published).toEqual([second, first]);
    expect(planKeys([first, second], at(handOver + 120 * MINUTE)).published).toEqual([second]);
  });
});
