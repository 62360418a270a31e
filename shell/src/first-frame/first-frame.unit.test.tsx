import { firstFrame } from './first-frame';

describe('until the first frame', () => {
  let showFrame: () => void;
  let isOver: boolean;

  const waited = async () => {
    await jest.advanceTimersByTimeAsync(0);
    return isOver;
  };
  const begin = () => {
    isOver = false;
    void firstFrame().then(() => {
      isOver = true;
    });
  };

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((onFrame) => {
      showFrame = () => onFrame(0);
      return 1;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('a page waits, and for the end of its own task', async () => {
    begin();
    await jest.advanceTimersByTimeAsync(999);
    expect(isOver).toBe(false);
    showFrame();
    await Promise.resolve();
    expect(isOver).toBe(false);
    expect(await waited()).toBe(true);
  });

  it('a page that shows none waits for a second', async () => {
    begin();
    await jest.advanceTimersByTimeAsync(1000);
    expect(isOver).toBe(true);
  });

  it('a page that nobody sees does not wait', async () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    begin();
    expect(await waited()).toBe(true);
    expect(requestAnimationFrame).not.toHaveBeenCalled();
  });
});
