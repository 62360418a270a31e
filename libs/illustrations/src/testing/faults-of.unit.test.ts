import { faultsOf } from './faults-of';

const root = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img"';
const picture = (content: string): string => `<svg ${root}><title>T</title>${content}</svg>`;

describe('the faults of a picture', () => {
  it('are none in a sound one', () => {
    expect(faultsOf(picture('<g><path d="M0 0"/></g>'))).toEqual([]);
  });

  it.each([
    ['<g><path d="M0 0"/>', 'closed before'],
    ['<script>1</script>', 'element script'],
    ['<g x="1" x="2"></g>', 'twice'],
    ['<g onload="x"></g>', 'handler'],
    ['<path d=M0/>', 'attributes'],
    ['<path d="MNaN 0"/>', 'value that is none'],
    ['1 < 2', 'angle bracket'],
    ['Tom & Jerry', 'ampersand'],
  ])('are seen in %s', (content, fault) => {
    expect(faultsOf(picture(content)).join('; ')).toContain(fault);
  });
});
