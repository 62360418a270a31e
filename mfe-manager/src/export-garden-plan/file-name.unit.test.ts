import { fileNameOf } from './file-name';

describe("the picture's file name", () => {
  it.each([
    ['Kitchen Bed', 'kitchen-bed.png'],
    ['My  GARDEN\t2026', 'my-garden-2026.png'],
    ['Grüne Ecke', 'grüne-ecke.png'],
    ['畑', '畑.png'],
    ['a/b\\c:d*e?f"g<h>i|j', 'abcdefghij.png'],
    ['../../etc/passwd', 'etcpasswd.png'],
    ['bed\u202egnp.exe', 'bedgnp.exe.png'],
  ])('MAN-9 is made from the title %j', (title, name) => {
    expect(fileNameOf(title)).toBe(name);
  });

  it.each(['', '   ', '???', '...', 'CON', 'lpt1', '\u0000'])('MAN-9 is safe for the title %j', (title) => {
    expect(fileNameOf(title)).toBe('garden-plan.png');
  });
});
