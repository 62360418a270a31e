/** A text on one line, whatever it holds: control characters are shown escaped. */
export const onOneLine = (text: string): string =>
  text.replace(/\p{Cc}/gu, (sign) =>
    sign < ' ' ? JSON.stringify(sign).slice(1, -1) : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
