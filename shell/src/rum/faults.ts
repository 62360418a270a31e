/** An error on the page that nothing took care of, or a micro-frontend that could not be shown (its name is the detail). */
type Fault = ErrorEvent | PromiseRejectionEvent | CustomEvent<string>;

const TROUBLE = 'planted:trouble';
/** More than that is one fault that repeats itself. */
const KEPT = 100;

/** Tells that a micro-frontend could not be loaded or broke while it was shown. */
export const tellTrouble = (remote: string): boolean =>
  dispatchEvent(new CustomEvent(TROUBLE, { detail: remote }));

/** Begins to keep faults, from the first script on; whoever counts them takes them out. */
export function keepFaults(): Fault[] {
  const faults: Fault[] = [];
  const keep = (fault: Event) => {
    if (faults.length < KEPT) faults.push(fault as Fault);
  };
  for (const name of ['error', 'unhandledrejection', TROUBLE]) addEventListener(name, keep);
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
