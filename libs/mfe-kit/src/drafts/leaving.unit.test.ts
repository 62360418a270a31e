import { createLeaving } from './leaving';

function aPage() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const leaving = createLeaving({ window, document });
  let heard = 0;
  leaving.listen(() => {
    heard += 1;
  });
  const turn = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { leaving, turn, tell: (type: string) => window.dispatchEvent(new Event(type)), heard: () => heard };
}

describe('a page', () => {
  it('is being left from pagehide on, also in browsers that do not hide it then, until it comes back', () => {
    const { leaving, tell, heard } = aPage();
    expect(leaving.now()).toBe(false);
    tell('pagehide');
    expect([leaving.now(), heard()]).toEqual([true, 1]);
    tell('pageshow');
    expect([leaving.now(), heard()]).toEqual([false, 1]);
  });

  it('may be being left while it is hidden', () => {
    const { leaving, turn, heard } = aPage();
    turn('hidden');
    expect([leaving.now(), heard()]).toEqual([true, 1]);
    turn('visible');
    expect([leaving.now(), heard()]).toEqual([false, 1]);
  });
});
