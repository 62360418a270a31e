import fc from 'fast-check';
import { freePlace } from './free-place';

const room = { width: 400, height: 80, within: { left: 20, top: 80, right: 1420, bottom: 880 } };
const button = (left: number, top: number) => ({ left, top, right: left + 120, bottom: top + 40 });

describe('where alerts stand', () => {
  it('is at the bottom right, unless a button is there', () => {
    expect(freePlace(room, [])).toBe('bottom-right');
    expect(freePlace(room, [button(1200, 820)])).toBe('bottom-left');
    expect(freePlace(room, [button(1200, 820), button(40, 840)])).toBe('top-right');
    expect(freePlace(room, [button(1200, 820), button(40, 840), button(1300, 100)])).toBe('top-left');
  });

  it('is where the fewest are, where there are some everywhere', () => {
    const two = [button(1100, 820), button(1300, 820), button(30, 840), button(200, 840)];
    expect(freePlace(room, [...two, button(1300, 100), button(30, 100), button(200, 100)])).toBe('top-right');
  });

  it('is over what has the focus only where there is no other', () => {
    const focused = button(1100, 820);
    const others = [button(40, 840), button(1300, 100), button(1200, 100), button(30, 90)];
    expect(freePlace(room, [focused, ...others])).toBe('bottom-right');
    expect(freePlace(room, [focused, ...others], focused)).toBe('bottom-left');
  });

  it('never covers a button where a corner is free', () => {
    const corner = fc.constantFrom(button(1200, 820), button(40, 840), button(1300, 100), button(30, 90));
    fc.assert(
      fc.property(fc.uniqueArray(corner, { maxLength: 3 }), (buttons) => {
        const place = freePlace(room, buttons);
        const left = place.endsWith('left') ? 20 : 1020;
        const top = place.startsWith('top') ? 80 : 800;
        const isClear = buttons.every(
          (each) =>
            each.right <= left || each.left >= left + 400 || each.bottom <= top || each.top >= top + 80,
        );
        return isClear;
      }),
    );
  });
});
