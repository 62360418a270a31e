import type { WaitingCommand } from './waiting-command';

export type Commands = readonly WaitingCommand[];

/** Where commands are kept on a device, for each gardener in the order in which they were given. */
export interface CommandStore {
  readonly read: (gardener: string) => Promise<Commands>;
  /**
   * Reads and writes in one step, so that two tabs lose nothing of each other's.
   * @returns the list as it is now
   */
  readonly change: (gardener: string, change: (now: Commands) => Commands) => Promise<Commands>;
}

/**
 * Goes on in memory, for as long as the page is open, where the device keeps nothing any more.
 * @param onDenied called once, with why
 */
export function withMemory(durable: CommandStore, onDenied: (cause: unknown) => void): CommandStore {
  const known = new Map<string, Commands>();
  let isDenied = false;

  async function attempt(gardener: string, act: () => Promise<Commands>, otherwise: () => Commands) {
    let commands: Commands | undefined;
    if (!isDenied)
      try {
        commands = await act();
      } catch (cause) {
        isDenied = true;
        onDenied(cause);
      }
    commands ??= otherwise();
    known.set(gardener, commands);
    return commands;
  }

  const inMemory = (gardener: string) => known.get(gardener) ?? [];
  return {
    read: (gardener) =>
      attempt(
        gardener,
        () => durable.read(gardener),
        () => inMemory(gardener),
      ),
    change: (gardener, change) =>
      attempt(
        gardener,
        () => durable.change(gardener, change),
        () => change(inMemory(gardener)),
      ),
  };
}
