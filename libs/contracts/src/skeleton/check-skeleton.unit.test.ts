import { checkSkeleton } from './check-skeleton.mjs';

const good =
  '<div class="page _finder_8lrhz_1" data-open="false"><h1>Plant Finder</h1>' +
  '<p class="soft">Plants &amp; more</p><a href="/about">About</a><button type="button" disabled="">Clear</button>' +
  '<input type="search" placeholder="Search" readonly="" value=""><img src="/illustrations/empty-bed.svg" alt="" width="200">' +
  '<svg viewBox="0 0 24 24" aria-hidden="true"><defs><clipPath id="skeleton-1"><path d="M0 0Z"></path></clipPath></defs>' +
  '<g clip-path="url(#skeleton-1)"><image href="/illustrations/plants/basil.svg"></image></g></svg></div>';

describe("a micro-frontend's skeleton", () => {
  it('has what looks like something and does nothing', () => {
    expect(() => checkSkeleton(good)).not.toThrow();
    expect(() => checkSkeleton('')).not.toThrow();
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a drawing', '<svg><script>alert(1)</script></svg>'],
    ['what answers to events', '<img src="/illustrations/a.svg" onerror="alert(1)">'],
    [
      'an animation that sets what it likes',
      '<svg><set attributeName="href" to="javascript:alert(1)"></set></svg>',
    ],
    ['a style of its own', '<p style="position:fixed">x</p>'],
    ['a style sheet of its own', '<style>p{color:red}</style>'],
    ['a link to a style sheet', '<link rel="stylesheet" href="/a.css">'],
    ['a frame', '<iframe src="/about"></iframe>'],
    ['a form', '<form action="/auth/logout"><button type="submit">x</button></form>'],
    ['a button that submits', '<button type="submit">x</button>'],
    ['an input for a file', '<input type="file">'],
    ["another site's picture", '<img src="https://elsewhere.example/a.png">'],
    ["another site's picture by its protocol", '<img src="//elsewhere.example/a.png">'],
    ['a picture that is a call', '<img src="/api/gardens/fetchGardens">'],
    ['several pictures for one', '<img srcset="https://elsewhere.example/a.png 1x">'],
    ['a link elsewhere', '<a href="https://elsewhere.example">x</a>'],
    ['a link elsewhere by its protocol', '<a href="//elsewhere.example">x</a>'],
    ['a link that runs', '<a href="javascript:alert(1)">x</a>'],
    ['paint from elsewhere', '<svg><path fill="url(https://elsewhere.example/a.svg#x)"></path></svg>'],
    ['what is drawn from elsewhere', '<svg><use href="/illustrations/a.svg"></use></svg>'],
    ['HTML in a drawing', '<svg><foreignObject></foreignObject></svg>'],
    ['formulas', '<math><mtext></mtext></math>'],
    ['a name that the page has', '<div id="root"></div>'],
    ['a custom element', '<x-y></x-y>'],
    ['a template', '<template><p>x</p></template>'],
    ['a comment', '<!-- x -->'],
    ['an end of what is around it', '</div></main><p>x</p>'],
    ['an element that is not closed', '<div><p>x</p>'],
    ['too much of it', `<p>${'x'.repeat(65_536)}</p>`],
  ])('is refused with %s', (_what, html) => {
    expect(() => checkSkeleton(html)).toThrow(TypeError);
  });
});
