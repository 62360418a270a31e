describe('computed styles in tests of screens', () => {
  const displayed = (element: Element) => getComputedStyle(element).display;
  let element: HTMLElement;
  beforeEach(() => {
    document.body.innerHTML = '<style>.left-out { display: none }</style><main><p>Carrots</p></main>';
    element = document.querySelector('p') as HTMLElement;
  });

  it('are worked out once until the document changes', () => {
    const first = getComputedStyle(element);
    expect(getComputedStyle(element)).toBe(first);
    element.setAttribute('title', 'Roots');
    expect(getComputedStyle(element)).not.toBe(first);
  });

  it.each<[string, () => void]>([
    ['the element', () => element.classList.add('left-out')],
    ['its own style', () => element.style.setProperty('display', 'none')],
    ['a style sheet that comes', () => document.body.append(styleSheet('p { display: none }'))],
    [
      'the text of a style sheet',
      () => document.querySelector('style')?.replaceChildren('p { display: none }'),
    ],
  ])('follow %s at once', (_what, change) => {
    expect(displayed(element)).toBe('block');
    change();
    expect(displayed(element)).toBe('none');
  });

  it('follow what an ancestor passes on', () => {
    expect(getComputedStyle(element).visibility).toBe('visible');
    document.querySelector('main')?.style.setProperty('visibility', 'hidden');
    expect(getComputedStyle(element).visibility).toBe('hidden');
  });

  it('are not kept outside of the document, whose changes alone are observed', () => {
    element.remove();
    expect(getComputedStyle(element)).not.toBe(getComputedStyle(element));
  });

  function styleSheet(text: string): HTMLStyleElement {
    const sheet = document.createElement('style');
    sheet.textContent = text;
    return sheet;
  }
});
