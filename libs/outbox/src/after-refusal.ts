import type { Commands } from './command-store';
import { plantByPlant, rebaseLayoutAct } from './rebase-layout-act';
import { isDoneAlready, overWhatIsThere, restsOn } from './revised';
import type { Refusal, WaitingCommand } from './waiting-command';

/** Between a command's own key and what names a later form of it. */
const FORM = '~';

/** The key that its page gave a command, also where it was rebased since. */
export const firstKeyOf = (key: string): string => key.split(FORM, 1)[0] ?? key;

/** Which part of its first a later form is, such as '.1'; '' for the whole. */
const partOf = (key: string): string => /~\d+(.*)$/.exec(key)?.[1] ?? '';

/** Later forms of a command: each under a key that follows from its first. */
const formsOf =
  (command: WaitingCommand) =>
  (body: string, name: string | number): WaitingCommand => ({
    ...command,
    ...{ body, key: `${firstKeyOf(command.key)}${FORM}${name}`, mayHaveArrived: false, refusal: null },
  });

/**
 * The list once the server has refused one of it. What changes the same entry after it would be made in what another page
 * has made of that, and was never seen: it needs the gardener as well.
 */
export function afterRefusal(commands: Commands, refused: WaitingCommand, refusal: Refusal): Commands {
  if (isDoneAlready(refused, refusal)) return commands.filter(({ key }) => key !== refused.key);
  return commands.flatMap((one) => {
    if (one.key === refused.key) return inItsPlace(one, refusal);
    return restsOn(one, refused, refusal) ? [{ ...one, refusal }] : [one];
  });
}

/** The list once its gardener sends one again that was refused: a change of an entry over what is there now. */
export const sentAgain = (commands: Commands, key: string): Commands =>
  commands.flatMap((one) => {
    if (one.key !== key) return [one];
    return overWhatIsThere(one, formsOf(one)) ?? [{ ...one, refusal: null, mayHaveArrived: false }];
  });

/**
 * What takes a refused command's place: itself, for the gardener to decide on, unless it is an act in a layout that
 * another page was faster with. That one is made in what the other page left, and planting by planting where it cannot be
 * made as a whole. Keys of later forms follow from the first, so that two tabs would choose the same, and say which part it
 * is, so that two parts never meet under one.
 */
function inItsPlace(command: WaitingCommand, refusal: Refusal): Commands {
  const form = formsOf(command);
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
