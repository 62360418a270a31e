/** What no file may be called on Windows, macOS or Linux, and what hides in a name without being seen. */
const FORBIDDEN = /[<>:"/\\|?*]|\p{Cc}|\p{Cf}/gu;
/** Names that belong to devices on Windows, whatever their ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;
const NAMELESS = 'garden-plan';

/** The picture's file name: the title in lower case with hyphens for spaces (3 §2.3), safe on every system. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(FORBIDDEN, '')
    .replace(/^[.-]+|[.-]+$/g, '');
  return `${name === '' || RESERVED.test(name) ? NAMELESS : name}.png`;
}
