import { createHash } from 'node:crypto';

const STYLE = `:root{color-scheme:light dark;--page:#f5eee3;--card:#fdfbf5;--line:#d9d3bd;--ink:#1f2a1f;--solid:#23432f;--on:#fff}
@media(prefers-color-scheme:dark){:root{--page:#161c17;--card:#1e261f;--line:#3a463b;--ink:#eef0e6;--solid:#bcd9b4;--on:#142015}}
body{margin:0;padding:2rem 1rem;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:1.5rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem}
h1{margin:0 0 .5rem;font:700 1.5rem/1.25 Georgia,serif}p{margin:0 0 1rem}a{color:inherit}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:.5rem;background:var(--solid);color:var(--on);font:inherit;font-weight:600;cursor:pointer}`;

/** Nothing but its own style: no script, and no other page around it. */
export const UNSUBSCRIBE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} – Planted</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>
`;

/** What programs that open each address in a mail see as well: nothing has ended before the button is pressed. */
export const ASK_PAGE = page(
  'No more letters each morning?',
  `<p>Your gardens stay as they are. You can turn the letters on again in your account.</p>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Stop these letters</button></form>`,
);

export const STOPPED_PAGE = page(
  'No more letters',
  '<p>Planted writes to you no more each morning. <a href="/account">Your account</a> turns it on again.</p>',
);

export const UNKNOWN_PAGE = page(
  'This address ends nothing',
  '<p>It is cut off, or its account is gone. <a href="/account">Your account</a> says what is sent to you.</p>',
);
