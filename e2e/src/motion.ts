import type { Page } from 'playwright-core';

export interface Motion {
  /** Lengths of the animations and transitions on what was watched, in ms. */
  readonly lengths: readonly unknown[];
  /** Left edges of what was watched, a tenth of a second after it set out. */
  readonly left: readonly number[];
  /** How wide the document is meanwhile. */
  readonly width: number;
}

/**
 * Does something, and catches what moves in the very moment in which `sign` appears: by the time that a test asks, a
 * busy machine may have let the motion pass.
 */
export async function motionOf(
  page: Page,
  { of, sign }: { of: string; sign: string },
  act: () => Promise<unknown>,
): Promise<Motion> {
  const caught = page.evaluate(
    ([moving, appearing]) =>
      new Promise<Motion>((done) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector(appearing)) return;
          observer.disconnect();
          const motions = document
            .getAnimations()
            .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches(moving));
          for (const each of motions) {
            each.pause();
            each.currentTime = 100;
          }
          done({
            lengths: motions.map(({ effect }) => effect?.getTiming().duration),
            left: [...document.querySelectorAll(moving)].map((each) => each.getBoundingClientRect().left),
            width: document.documentElement.scrollWidth,
          });
          for (const each of motions) each.play();
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    [of, sign] as const,
  );
  await act();
  return caught;
}
