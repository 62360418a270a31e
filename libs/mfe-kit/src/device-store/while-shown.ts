/** What is done in a page while it is shown, and how each is ended; one list for each page. */
const pages = new WeakMap<EventTarget, PageWork>();

interface PageWork {
  isLeft: boolean;
  /** What ends the acts that have begun. */
  readonly ends: Set<() => void>;
}

function workOf(page: EventTarget): PageWork {
  const known = pages.get(page);
  if (known) return known;
  const work: PageWork = { isLeft: false, ends: new Set() };
  pages.set(page, work);
  page.addEventListener('pagehide', () => {
    work.isLeft = true;
    for (const end of work.ends) end();
  });
  page.addEventListener('pageshow', () => {
    work.isLeft = false;
  });
  return work;
}

const shown = (page: EventTarget): Promise<unknown> =>
  new Promise((resolve) => page.addEventListener('pageshow', resolve, { once: true }));

/**
 * Does something that must not be under way while a page is left: it is ended then, and done again when that page is
 * shown again, as by the way back.
 * @param act names what ends it, as often as that changes
 */
export async function whileShown<T>(
  page: EventTarget,
  act: (onEnd: (end: () => void) => void) => Promise<T>,
): Promise<T> {
  const work = workOf(page);
  for (;;) {
    if (work.isLeft) await shown(page);
    let end = () => {};
    let isEnded = false;
    const leave = () => {
      isEnded = isEndedBy(end);
    };
    work.ends.add(leave);
    try {
      return await act((next) => {
        end = next;
        if (work.isLeft) leave();
      });
    } catch (cause) {
      if (!isEnded) throw cause;
    } finally {
      work.ends.delete(leave);
    }
  }
}

/** @returns false where there is nothing to end any more, as where it is committed */
export function isEndedBy(end: () => void): boolean {
  try {
    end();
    return true;
  } catch {
    return false;
  }
}
