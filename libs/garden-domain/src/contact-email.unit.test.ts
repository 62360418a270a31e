import { isEmail, sanitizeEmail } from './contact-email';

describe('the address of a message', () => {
  it.each([
    ['ada@example.org', 'ada@example.org'],
    ['  ada@example.org\t', 'ada@example.org'],
    ['<ada@example.org>', 'ada@example.org'],
    ['<script>ada@example.org</script>', 'ada@example.org/'],
    ['javascript:ada@example.org', 'ada@example.org'],
    ['JAVAjavascript:SCRIPT:ada@example.org', 'ada@example.org'],
    ['onload=ada@example.org', 'ada@example.org'],
    ['ada onClick =x@example.org', 'ada x@example.org'],
    ['description@example.org', 'description@example.org'],
    ['leon=x@example.org', 'leon=x@example.org'],
    ['', ''],
  ])('ABT-2 %j is kept as %j', (typed, kept) => {
    expect(sanitizeEmail(typed)).toBe(kept);
    expect(sanitizeEmail(kept)).toBe(kept);
  });

  it('ABT-2 has at most 254 characters with an @, else 1000', () => {
    expect(sanitizeEmail(`a@${'b'.repeat(300)}.org`)).toHaveLength(254);
    expect(sanitizeEmail('a'.repeat(5000))).toHaveLength(1000);
  });

  it.each([
    ['a@b.c', true],
    ['ada.lovelace+garden@mail.example.org', true],
    ['ä@münchen.example', true],
    ['a@b', false],
    ['@b.c', false],
    ['a@b.', false],
    ['a b@c.d', false],
    ['a@b@c.d', false],
    ['', false],
  ])('ABT-2 %j is an address: %j', (text, is) => {
    expect(isEmail(text)).toBe(is);
  });
});
