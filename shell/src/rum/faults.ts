/** An unhandled error on the page, or a micro-frontend that could not be shown (its name is the detail). */
type Fault = ErrorEvent | PromiseRejectionEvent | CustomEvent<string>;

const REMOTE_ERROR = 'planted:remote-error';
/** More than that is one fault that repeats. */
const KEPT = 100;

/** Reports that a micro-frontend could not be loaded or crashed while it was shown. */
export const reportRemoteError = (remote: string): boolean =>
  dispatchEvent(new CustomEvent(REMOTE_ERROR, { detail: remote }));

/** Collects faults from the first script on; the RUM report takes them out. */
export function keepFaults(): Fault[] {
  const faults: Fault[] = [];
  const keep = (fault: Event) => {
    if (faults.length < KEPT) faults.push(fault as Fault);
  };
  for (const name of ['error', 'unhandledrejection', REMOTE_ERROR]) addEventListener(name, keep);
  return faults;
}

/** Whose fault it is: that of the micro-frontend whose file the error comes from, else the shell's. */
export function frontEndOfFault(fault: Fault): string {
  if ('detail' in fault && typeof fault.detail === 'string') return fault.detail;
  const cause: unknown = 'reason' in fault ? fault.reason : 'error' in fault ? fault.error : undefined;
  const stack = cause instanceof Error ? cause.stack : undefined;
  const file = 'filename' in fault ? fault.filename : '';
  const [, remote] = /\/(mfe-[a-z]+)\//.exec(stack ?? file) ?? [];
  return remote?.replace('-', '_') ?? 'shell';
}
