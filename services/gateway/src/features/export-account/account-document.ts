import {
  ACCOUNT_EXPORT_VERSION,
  type AccountExport,
  type ExportedAccount,
  type ExportedPlace,
  exportMessagesQuery,
  exportTrackedQuery,
  fetchOwnKindsQuery,
  fetchPlaceQuery,
  type MessageContext,
  type TrackedSection,
  trackedSection,
} from '@planted/contracts';
import { type Messaging, RefusalError } from '@planted/service-kit';

/** A part of a list, and what to ask for the rest with; null at its end. */
interface Part {
  readonly rows: readonly unknown[];
  readonly next: string | null;
}

type ListName = TrackedSection | 'places' | 'own_kinds' | 'messages';

/**
 * The text of an AccountExport, piece by piece: each part of a list is asked for when the one before it is taken, so
 * that a large account needs no more memory than a small one.
 * @throws RefusalError as the services do, in the middle of the text.
 */
export async function* accountDocument(
  messaging: Messaging,
  { at, account }: { readonly at: string; readonly account: ExportedAccount },
  context: MessageContext,
): AsyncGenerator<string> {
  const head: Pick<AccountExport, 'format' | 'version' | 'exported_at' | 'account'> = {
    format: 'planted-account',
    version: ACCOUNT_EXPORT_VERSION,
    exported_at: at,
    account,
  };
  yield JSON.stringify(head).slice(0, -1);
  for (const list of [...trackedSection.options, 'places', 'own_kinds', 'messages'] as const) {
    yield `,\n"${list}":[`;
    let separator = '\n';
    for await (const { rows } of partsOf(messaging, list, context)) {
      if (rows.length === 0) continue;
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    yield ']';
  }
  yield '}\n';
}

async function* partsOf(messaging: Messaging, list: ListName, context: MessageContext): AsyncGenerator<Part> {
  let after: string | null = null;
  do {
    const from = after;
    const part: Part = await patiently(() => partOf(messaging, list, from, context));
    yield part;
    after = part.next;
  } while (after !== null);
}

async function partOf(
  messaging: Messaging,
  list: ListName,
  after: string | null,
  context: MessageContext,
): Promise<Part> {
  switch (list) {
    case 'messages':
      return messaging.send(exportMessagesQuery, { after }, context);
    case 'places':
      return { rows: await placesOf(messaging, context), next: null };
    case 'own_kinds':
      return { rows: (await messaging.send(fetchOwnKindsQuery, {}, context)).data, next: null };
    default:
      return messaging.send(exportTrackedQuery, { section: list, after }, context);
  }
}

/** The gardener's choice and those of gardens, which are few; what the climate is follows from them. */
async function placesOf(messaging: Messaging, context: MessageContext): Promise<ExportedPlace[]> {
  const { choice, gardens } = (await messaging.send(fetchPlaceQuery, {}, context)).data;
  return [
    ...(choice ? [{ gardenId: null, ...choice }] : []),
    ...gardens.map(({ gardenId, choice: own }) => ({ gardenId, ...own })),
  ];
}

/** How often a part is asked for that is not answered in time: half a file is of no use to anybody. */
const TRIES = 4;

async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      const mayPass = error instanceof RefusalError && error.code === 'unavailable';
      if (!mayPass || tried === TRIES) throw error;
    }
  }
}
