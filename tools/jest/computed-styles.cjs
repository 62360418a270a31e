/**
 * jsdom works out the computed style of an element each time that it is asked for, by every rule of its style sheets, and
 * queries by role ask for those of all elements above each candidate: here, once until the document changes.
 */

/**
 * Stands in for `getComputedStyle` of a window. As in jsdom itself, a rule that is inserted by script into a style sheet
 * that is there counts with the next change of the document.
 * @param {Window & typeof globalThis} window
 */
exports.keepComputedStyles = (window) => {
  const { document } = window;
  const compute = window.getComputedStyle.bind(window);
  /** @type {WeakMap<Element, CSSStyleDeclaration>} */
  let kept = new WeakMap();
  const forget = () => {
    kept = new WeakMap();
  };
  const changes = new window.MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.getComputedStyle = (element, pseudo) => {
    // What is outside of the document changes unobserved.
    if (pseudo || !document.contains(element)) return compute(element, pseudo);
    if (changes.takeRecords().length > 0) forget();
    const known = kept.get(element);
    if (known) return known;
    const style = compute(element);
    kept.set(element, style);
    return style;
  };
};
