export interface Product {
  readonly url: string;
  readonly pid: number;
  /** Ends it as Ctrl-C does and returns its exit code; its data stays. */
  stop(): Promise<number | null>;
  /** Ends it without warning and waits until its port is free. */
  kill(): Promise<void>;
}

/**
 * Starts the product as a person does, by its entry point.
 * @throws with all that it printed, when it ends or does not answer in time
 */
export function startProduct(dataDir: string, env?: NodeJS.ProcessEnv): Promise<Product>;
