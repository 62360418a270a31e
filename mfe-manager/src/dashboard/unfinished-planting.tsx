import { gardenSummaryState } from '@planted/contracts';
import { createGardenSummaryHandOver, useNavigate } from '@planted/mfe-kit';
import { Card, LinkButton, Sprout } from '@planted/ui';
import styles from './unfinished-planting.module.css';

const gardenSummary = createGardenSummaryHandOver((value) => gardenSummaryState.parse(value));

/**
 * The way back to gardens that wait in this browser to be planted and saved. A save that a closed tab cut off continues
 * there by itself.
 */
export function UnfinishedPlanting() {
  const navigate = useNavigate();
  const waiting = gardenSummary.useReceived();
  if (waiting.status !== 'received' || waiting.state.savedGardenPlots.length === 0) return null;
  return (
    <Card as="section" aria-label="Unfinished planting" className={styles.waiting}>
      <p>You have gardens in the Veggie Planter that aren't planted and saved yet.</p>
      <LinkButton href="/garden-summary" onNavigate={navigate} icon={Sprout}>
        Continue Planting
      </LinkButton>
    </Card>
  );
}
