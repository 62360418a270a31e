import { act, render } from '@testing-library/react';
import { Vines } from './vines';

let visibility: DocumentVisibilityState;
const vines = () =>
  [...document.querySelectorAll<HTMLElement>('[style]')].map((vine) => [
    vine.style.getPropertyValue('--vine'),
    vine.style.getPropertyValue('--narrow-vine'),
    'shown' in vine.dataset,
  ]);
const vine = (index: number, shown: boolean) => [
  `url(/illustrations/vine-${index}.svg)`,
  `url(/illustrations/vine-${index}-narrow.svg)`,
  shown,
];
function turnTo(next: DocumentVisibilityState): void {
  visibility = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the vines', () => {
  it('LAND-8 ABT-1 change every 15 s, each with a variant for phones, the former one fading', () => {
    render(<Vines />);
    expect(vines()).toEqual([vine(1, true)]);
    act(() => jest.advanceTimersByTime(14_999));
    expect(vines()).toEqual([vine(1, true)]);
    act(() => jest.advanceTimersByTime(1));
    expect(vines()).toEqual([vine(1, false), vine(2, true)]);
    act(() => jest.advanceTimersByTime(45_000));
    expect(vines()).toEqual([vine(4, false), vine(1, true)]);
  });

  it('LAND-8 run no timer while the page is hidden, and start over when it is visible', () => {
    render(<Vines />);
    turnTo('hidden');
    expect(jest.getTimerCount()).toBe(0);
    act(() => jest.advanceTimersByTime(60_000));
    expect(vines()).toEqual([vine(1, true)]);
    turnTo('visible');
    act(() => jest.advanceTimersByTime(15_000));
    expect(vines()).toEqual([vine(1, false), vine(2, true)]);
  });

  it('LAND-8 never change where motion is unwelcome', () => {
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as never);
    render(<Vines />);
    expect(jest.getTimerCount()).toBe(0);
    expect(vines()).toEqual([vine(1, true)]);
  });

  it('LAND-8 stop their clock with the page', () => {
    render(<Vines />).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
