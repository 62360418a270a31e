import type { addJournalEntryCall, RequestOf } from '@planted/contracts';
import { idOfKept } from './done-commands';
import { type KeptCommand, useKeptCommands } from './kept-commands';

const addsEntry = (id: string) => (command: KeptCommand) =>
  command.call === 'add-journal-entry' && idOfKept(command.key) === id;

/** Whether a journal entry is still on this device only, so that it can say something else. */
export const useCanRewrite = (id: string): boolean =>
  useKeptCommands().some((command) => addsEntry(id)(command) && command.mayHaveArrived === false) &&
  globalThis.plantedKeptCommands?.rewrite !== undefined;

/**
 * Gives a journal entry that is still to be sent other words.
 * @param id as the journal has it
 * @returns false where it may have arrived meanwhile: then only the server can correct it
 */
export async function rewriteKeptEntry(
  id: string,
  words: Pick<RequestOf<typeof addJournalEntryCall>, 'title' | 'content'>,
): Promise<boolean> {
  const shell = globalThis.plantedKeptCommands;
  const kept = shell?.get().find(addsEntry(id));
  if (!kept || !shell?.rewrite) return false;
  return shell.rewrite(kept.key, JSON.stringify({ ...(JSON.parse(kept.body) as object), ...words }));
}
