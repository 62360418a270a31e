import type { Commands } from './command-store';
import type { NewCommand, Refusal, WaitingCommand } from './waiting-command';

/** An entry or a reminder as a command names it: in the revision that its page showed. */
interface Revised {
  readonly id: string;
  readonly revision: number;
}

type Said = Pick<NewCommand, 'call' | 'body'>;

/** What a correction, a withdrawal or a change of a reminder is about; undefined of any other command. */
function revisedBy({ body }: Said): Revised | undefined {
  const { id, revision } = JSON.parse(body) as Partial<Revised>;
  return typeof id === 'string' && typeof revision === 'number' ? { id, revision } : undefined;
}

const withRevision = ({ body }: Said, revision: number): string =>
  JSON.stringify({ ...(JSON.parse(body) as object), revision });

const TAKES_AWAY = /^(withdraw|end|delete)-/;
const BRINGS_BACK = /^restore-/;

/**
 * The list without a command that was taken back. Those behind it that change the same entry name a revision less, since
 * there is one change less before them; what would have brought it back has nothing to do any more and goes as well.
 */
export function withoutTakenBack(commands: Commands, taken: WaitingCommand): Commands {
  const mine = revisedBy(taken);
  let less = 1;
  let isAway = TAKES_AWAY.test(taken.call);
  return commands.flatMap((one) => {
    if (one === taken) return [];
    const of = mine && one.refusal === null && !one.mayHaveArrived ? revisedBy(one) : undefined;
    if (!mine || of?.id !== mine.id || of.revision <= mine.revision) return [one];
    if (isAway && BRINGS_BACK.test(one.call)) {
      isAway = false;
      less += 1;
      return [];
    }
    return [{ ...one, body: withRevision(one, of.revision - less) }];
  });
}

/** What is there now of an entry, where another page was faster. */
interface Current {
  readonly revision: number;
  /** It was taken back, ended or deleted. */
  readonly isAway: boolean;
}

/** @returns undefined for a refusal of anything else */
function currentOf(command: Said, { status, current }: Refusal): Current | undefined {
  if (status !== 409 || !revisedBy(command) || typeof current !== 'object' || current === null)
    return undefined;
  const { revision, is_withdrawn, is_deleted, is_ended } = current as Record<string, unknown>;
  if (typeof revision !== 'number') return undefined;
  // One that has only ended can still be deleted.
  const hasEnded = command.call !== 'delete-reminder' && is_ended === true;
  return { revision, isAway: is_withdrawn === true || is_deleted === true || hasEnded };
}

/** Whether another page has done the same already: what was to be taken away is, or what was to be brought back is there. */
export function isDoneAlready(command: Said, refusal: Refusal): boolean {
  const now = currentOf(command, refusal);
  if (!now) return false;
  return now.isAway ? TAKES_AWAY.test(command.call) : BRINGS_BACK.test(command.call);
}

/** Whether a command behind one that another page was faster with changes the same, and so rests on what was not made. */
export function restsOn(one: WaitingCommand, refused: WaitingCommand, refusal: Refusal): boolean {
  if (one === refused || one.refusal !== null || !currentOf(refused, refusal)) return false;
  const of = revisedBy(one);
  const before = revisedBy(refused);
  return of !== undefined && of.id === before?.id && of.revision > before.revision;
}

/** A later form of a command, by what names it. */
type FormOf = (body: string, name: string) => WaitingCommand;

/**
 * What its gardener sends over what another page has made of an entry: the change in the revision that is there now, and
 * before it what brings the entry back where it was taken away.
 * @returns undefined where the refusal tells of no such thing: it is sent again as it is
 */
export function overWhatIsThere(command: WaitingCommand, form: FormOf): Commands | undefined {
  const now = command.refusal ? currentOf(command, command.refusal) : undefined;
  if (!now) return undefined;
  const { revision, isAway } = now;
  const mine = (at: number) => form(withRevision(command, at), `${at}`);
  if (!isAway || BRINGS_BACK.test(command.call)) return [mine(revision)];
  const call = command.call.replace(/^[a-z]+-/, 'restore-');
  const { id, garden_id } = JSON.parse(command.body) as Readonly<Record<string, unknown>>;
  const named = call === 'restore-garden-event' ? { id, garden_id, revision } : { id, revision };
  const address = command.address.replace(/\/[a-z]+(?=[A-Z][A-Za-z]*$)/, '/restore');
  return [{ ...form(JSON.stringify(named), `${revision}.back`), call, address }, mine(revision + 1)];
}
