import type { Page } from 'playwright-core';

/**
 * Words of a page that reach beyond the window, the button that they are on, or what hides whatever lies outside it. Those
 * that can be scrolled to, that end in an ellipsis or that are for readers only are left out.
 */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** In pixels: parts of one are rounded. */
    const tolerance = 1.5;
    const cut = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim() || parent.closest('.vh, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, width } of range.getClientRects())
        if (width > 0 && isCut(parent, left, right)) cut.add(text.nodeValue.trim());
    }
    return [...cut];

    function isCut(parent: Element, left: number, right: number): boolean {
      const isOutside = (box: { left: number; right: number }) =>
        right > box.right + tolerance || left < box.left - tolerance;
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(around);
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none') return false;
        const holds = /hidden|clip/.test(overflowX) || around.matches('a, button');
        if (holds && isOutside(around.getBoundingClientRect())) return true;
      }
      return isOutside({ left: 0, right: document.documentElement.clientWidth });
    }
  });
