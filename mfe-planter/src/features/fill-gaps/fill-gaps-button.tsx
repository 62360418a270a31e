import { Button, CalendarDays } from '@planted/ui';
import { useSyncExternalStore } from 'react';
import { useStore } from '@planted/mfe-kit';
import type { SavedGarden } from '../../saved-garden/create-saved-garden';
import { useOnDemand } from '../../use-on-demand';
import styles from './fill-gaps-button.module.css';

const load = () => import('./fill-gaps-dialog');

/** Opens 'Fill What Is Free' of a saved garden; it is an act of its own, so what is changed is saved first. */
export function FillGapsButton({ saved }: { readonly saved: SavedGarden }) {
  const { planter } = useStore(saved);
  const isChanged = useSyncExternalStore(planter.subscribe, saved.isChanged);
  const dialog = useOnDemand(load);
  return (
    <div className={styles.gaps}>
      <Button icon={CalendarDays} aria-disabled={isChanged} onClick={() => !isChanged && void dialog.open()}>
        Fill What Is Free
      </Button>
      <p className="small soft">
        {isChanged
          ? 'Save your changes first.'
          : 'Plans squares that are free for part of the season, from a day on.'}
      </p>
      {dialog.Part && <dialog.Part saved={saved} onClose={dialog.close} />}
    </div>
  );
}
