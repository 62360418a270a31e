/** Requests over connections that are cut in the middle. */
import { request } from 'node:http';

/** Of tries: cut while the request is sent, cut while its answer comes, and left alone. */
const CUT_SENDING = 0.15;
const CUT_ANSWER = 0.2;
/** Longest answer that is cut inside, in bytes; a cut beyond the end of one leaves it whole. */
const WITHIN = 600;
const TIMEOUT_MS = 8_000;

/**
 * @param {object} sent
 * @param {string} sent.url
 * @param {string} sent.method
 * @param {Record<string, string>} sent.headers
 * @param {string} sent.body
 * @param {() => number} random where it is cut, if at all
 * @param {boolean} isCut whether it may be
 * @returns {Promise<{ status: number, text: string }>}
 * @throws where there was no whole answer; the request may have arrived
 */
export function cutRequest({ url, method, headers, body }, random, isCut) {
  const roll = isCut ? random() : 1;
  const sends = roll < CUT_SENDING ? Math.floor(random() * body.length) : body.length;
  const hears = roll < CUT_SENDING + CUT_ANSWER ? Math.floor(random() * WITHIN) : Number.POSITIVE_INFINITY;
  return new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(body));
    const sending = request(url, {
      ...{ method, agent: false, timeout: TIMEOUT_MS },
      headers: { ...headers, 'content-length': length },
    });
    const cut = () => sending.destroy(new Error('the connection was cut'));
    sending.on('error', reject);
    sending.on('timeout', cut);
    sending.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('error', reject);
      response.on('data', (part) => {
        text += part;
        if (text.length > hears) cut();
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      if (hears === 0) cut();
    });
    if (sends < body.length) sending.write(body.slice(0, sends), cut);
    else sending.end(body);
  });
}
