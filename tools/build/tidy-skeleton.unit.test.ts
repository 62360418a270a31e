import { checkSkeleton } from '../../libs/contracts/src/skeleton/check-skeleton.mjs';
import { tidySkeleton } from './tidy-skeleton.mjs';

/** As React and the controls render it. */
const markup =
  '<link rel="preload" as="image" href="/a.svg"/><!-- --><div class="page"><label for="_R_1_">Search</label>' +
  '<input type="search" autoComplete="off" id="_R_1_" value=""/><input aria-hidden="true" tabindex="-1" style="width:1px"/>' +
  '<input type="checkbox" name="box"/><p style="width:320px">It&#x27;s</p><p class="a" style="width:320px">x</p>' +
  '<svg><clipPath id="_R_2_"><path d="M0 0Z"></path></clipPath><g clip-path="url(#_R_2_)"></g></svg></div>';

describe("what is made of a page's markup", () => {
  const styles = new Map<string, string>();
  const html = tidySkeleton(markup, styles);

  it('is what a skeleton may hold', () => {
    expect(() => checkSkeleton(html)).not.toThrow();
  });

  it('looks the same: each inline style of an element is a class', () => {
    const [name] = styles.keys();
    expect([...styles.values()]).toEqual(['width:320px']);
    // As CSS modules name theirs, which is what keeps a micro-frontend's styles to itself.
    expect(name).toMatch(/^_[\w-]+_[\w-]{5}_\d+$/);
    expect(html).toContain(`<p class="${name}">It's</p><p class="a ${name}">x</p>`);
  });

  it('takes no input, and names nothing but what it is painted with', () => {
    expect(html).toContain(
      '<label>Search</label><input type="search" value="" readonly=""><input type="checkbox">',
    );
    expect(html).toContain('<clipPath id="skeleton-1">');
    expect(html).toContain('clip-path="url(#skeleton-1)"');
  });
});
