import { type RefusalError, unavailable } from './refusal-error';

type Failure = 'no responder' | 'timeout' | 'connection failed';

/** What a gardener reads: they know Planted, not its services. */
const texts: Record<Failure, string> = {
  'no responder': "Planted isn't responding right now. Please try again.",
  timeout: 'Planted is taking too long to respond. Please try again.',
  'connection failed': "We can't reach Planted right now. Please try again.",
};

/** The refusal when `service` sent no response; its cause names the service for the logs and is never sent. */
export const serviceUnavailable = (service: string, failure: Failure, cause?: unknown): RefusalError =>
  unavailable(texts[failure], new Error(`${service}: ${failure}`, { cause }));
