import type { PushedNote } from '@planted/contracts/pushed-note';
import type { NoteOptions } from '../worker-scope';

const ICON = '/icons/planted-192.png';

/** For a push that cannot be read: a browser takes the permission from who shows nothing. */
const UNREAD: PushedNote = {
  ...{ title: 'Planted', body: 'There is something to do in your garden.', owner: '' },
  ...{ day: null, done: null, tomorrow: [] },
};

/** The note that a push shows, whatever it brings. */
export function noteFor(data: { json: () => unknown } | null): NoteOptions & { readonly title: string } {
  const note = read(data) ?? UNREAD;
  const { title, body, day, done, tomorrow, owner } = note;
  // An example shows both buttons, and they do nothing.
  const isShown = (commands: unknown) => commands !== null || day === null;
  const acts = [...(isShown(done) ? ['Done'] : []), ...(isShown(tomorrow) ? ['Tomorrow'] : [])];
  return {
    ...{ title, body, icon: ICON, badge: ICON, data: note },
    // One for a day, however often it is sent; nobody is told of it twice.
    tag: `morning ${owner} ${day}`,
    actions: owner === '' ? [] : acts.map((act) => ({ action: act.toLowerCase(), title: act })),
  };
}

function read(data: { json: () => unknown } | null): PushedNote | undefined {
  try {
    const note = data?.json();
    const isNote = typeof note === 'object' && note !== null && 'title' in note && 'tomorrow' in note;
    return isNote ? (note as PushedNote) : undefined;
  } catch {
    return undefined;
  }
}
