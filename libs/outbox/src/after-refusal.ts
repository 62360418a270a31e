import { plantByPlant, rebaseLayoutAct } from './rebase-layout-act';
import type { Refusal, WaitingCommand } from './waiting-command';

/** Between a command's own key and what names a later form of it. */
const FORM = '~';

/** The key that its page gave a command, also where it was rebased since. */
export const firstKeyOf = (key: string): string => key.split(FORM, 1)[0] ?? key;

/** Which part of its first a later form is, such as '.1'; '' for the whole. */
const partOf = (key: string): string => /~\d+(.*)$/.exec(key)?.[1] ?? '';

/**
 * What takes a refused command's place: itself, for the gardener to decide on, unless it is an act in a layout that
 * another page was faster with. That one is made in what the other page left, and planting by planting where it cannot be
 * made as a whole. Keys of later forms follow from the first, so that two tabs would choose the same, and say which part it
 * is, so that two parts never meet under one.
 */
export function afterRefusal(command: WaitingCommand, refusal: Refusal): readonly WaitingCommand[] {
  const first = firstKeyOf(command.key);
  const form = (body: string, name: string | number): WaitingCommand => ({
    ...command,
    ...{ body, key: `${first}${FORM}${name}`, mayHaveArrived: false },
  });
  const rebased = rebaseLayoutAct(command, refusal);
  if (rebased) {
    const { body, met, version } = rebased;
    const name = `${version}${partOf(command.key)}`;
    return [
      ...(body === null ? [] : [{ ...form(body, name), version }]),
      ...(met === null ? [] : [{ ...form(met, `${name}.met`), version, refusal }]),
    ];
  }
  const parts = plantByPlant(command);
  if (parts.length < 2) return [{ ...command, refusal }];
  return parts.map((body, index) => form(body, `${command.version ?? 0}.${index}`));
}
