import { createPageHide } from './page-hide';

function aPage() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const pageHide = createPageHide({ window, document });
  let heard = 0;
  pageHide.listen(() => {
    heard += 1;
  });
  const turn = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    pageHide,
    turn,
    tell: (type: string) => window.dispatchEvent(new Event(type)),
    heard: () => heard,
  };
}

describe('a page', () => {
  it('reports pagehide, also in browsers that do not hide the page then, until pageshow', () => {
    const { pageHide, tell, heard } = aPage();
    expect(pageHide.now()).toBe(false);
    tell('pagehide');
    expect([pageHide.now(), heard()]).toEqual([true, 1]);
    tell('pageshow');
    expect([pageHide.now(), heard()]).toEqual([false, 1]);
  });

  it('reports hidden as possibly left', () => {
    const { pageHide, turn, heard } = aPage();
    turn('hidden');
    expect([pageHide.now(), heard()]).toEqual([true, 1]);
    turn('visible');
    expect([pageHide.now(), heard()]).toEqual([false, 1]);
  });
});
