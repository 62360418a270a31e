import { askForList } from './ask-for-list';

/** A page that a micro-frontend brings which the shell was built without knowing. */
export interface FoundPage {
  /** e.g. 'mfe_community' */
  readonly remote: string;
  readonly title: string;
}

interface Entry {
  readonly pages?: readonly { readonly path: string; readonly title: string }[];
}

/**
 * Asks /remotes.json for the page at `path`: a new micro-frontend shows with its deployment, with no build of the shell.
 * @returns null where no micro-frontend has it, or the list does not load
 */
export async function findListedPage(path: string): Promise<FoundPage | null> {
  try {
    const answer = await askForList();
    const { remotes } = (await answer.json()) as { remotes: Record<string, Entry> };
    for (const [remote, { pages = [] }] of Object.entries(remotes)) {
      const page = pages.find((each) => each.path === path);
      if (page) return { remote, title: page.title };
    }
    return null;
  } catch {
    return null;
  }
}
