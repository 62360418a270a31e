import { useNavigate, useSearchParams, useSession } from '@planted/mfe-kit';
import { Button, Card } from '@planted/ui';
import { useState } from 'react';
import { RemoteProviders } from '../../federation/remote-providers';
import { usePageName } from '../../layout/page-name';
import { useGardens } from './calls';
import { unitsOf } from './frost/measures';
import { FrostFrame, FrostPanel } from './frost-panel';
import type { PlaceChoice } from './place-choice';
import { PlaceForm } from './place-form';
import styles from './place-page.module.css';
import type { KeptPlace, ReadyPlace, Whose } from './kept-place';
import { useKeptPlace } from './use-kept-place';
import { usePlaceForm } from './use-place-form';

/** For what all pages with data share; in one file with this page. */
export { takeOverPlace } from './take-over-place';

/** /place: where the garden is, when frost comes there, and what that rests on (look2, 2). ?garden= names one of several. */
export default function PlacePage() {
  usePageName('Place and Frost');
  return (
    <RemoteProviders>
      <PlaceOf />
    </RemoteProviders>
  );
}

function PlaceOf() {
  const whose = useWhose();
  const kept = useKeptPlace(whose);
  const shown = useLastReady(kept);
  return (
    <div className={`${styles.page} page`}>
      <header className={styles.head}>
        <h1>{whose.gardenName === undefined ? 'Place and frost' : `Place of ${whose.gardenName}`}</h1>
        <p>
          {whose.gardenName === undefined
            ? 'Every date in your season is worked out from this page.'
            : 'Every date in this garden is worked out from this page.'}
        </p>
      </header>
      <div className={styles.columns}>
        {shown ? <Editor key={shown.revision} kept={shown} /> : <Frame kept={kept} />}
      </div>
    </div>
  );
}

/** The garden that the address names, for who has it. */
function useWhose(): Whose {
  const [search] = useSearchParams();
  const { status } = useSession();
  const named = search.get('garden') ?? undefined;
  const isGardens = named !== undefined && status === 'signed-in';
  const { data } = useGardens({ enabled: isGardens });
  if (!isGardens) return {};
  return { gardenId: named, gardenName: data?.find(({ id }) => id === named)?.name };
}

/** While a guest signs in, what they have typed stays. */
function useLastReady(kept: KeptPlace): ReadyPlace | undefined {
  const [last, setLast] = useState<ReadyPlace>();
  if (kept.status === 'ready' && kept.revision !== last?.revision) setLast(kept);
  return kept.status === 'ready' ? kept : last;
}

function Editor({ kept }: { readonly kept: ReadyPlace }) {
  const navigate = useNavigate();
  const [units] = useState(() => unitsOf(navigator.language));
  const [isSaving, setSaving] = useState(false);
  const form = usePlaceForm(kept, units);

  async function save(choice: PlaceChoice | null): Promise<void> {
    setSaving(true);
    await kept.save(choice);
    setSaving(false);
  }

  return (
    <>
      <div onInput={kept.touch} className={styles.editor}>
        <PlaceForm
          form={form}
          others={kept.others}
          isSaving={isSaving}
          onSave={(choice) => void save(choice)}
          onLeave={() => void navigate(-1)}
        />
      </div>
      <FrostPanel form={form} units={units} />
    </>
  );
}

function Frame({ kept }: { readonly kept: KeptPlace }) {
  return (
    <>
      <Card as="section" aria-label="Where is your garden?" className={styles.frame}>
        <h2>Where is your garden?</h2>
        {kept.status === 'failed' ? (
          <div role="alert" className={styles.failed}>
            <p>Your place could not be read. Your plants are safe.</p>
            <Button onClick={kept.tryAgain}>Try again</Button>
          </div>
        ) : (
          <div aria-hidden className={styles.bars}>
            {[1, 2, 3, 4, 5].map((row) => (
              <span key={row} className={styles.bar} />
            ))}
          </div>
        )}
      </Card>
      <FrostFrame title="Frost" isSlow={false} />
    </>
  );
}
