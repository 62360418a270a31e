import { Button } from '@planted/ui';
import { type ComponentType, useState } from 'react';
import { OnDemand } from '../../on-demand';
import { AccountSection } from './account-section';

interface LateSectionProps {
  readonly title: string;
  readonly text: string;
  readonly load: () => Promise<{ readonly default: ComponentType<object> }>;
}

const NO_PROPS = {};

/** A section whose code comes once the page is there; its frame stands at once. */
export function LateSection({ title, text, load }: LateSectionProps) {
  const [isMissing, setMissing] = useState(false);
  const frame = (
    <AccountSection title={title} text={text}>
      {isMissing && (
        <>
          <p role="alert">This part of the page did not load.</p>
          <Button onClick={() => setMissing(false)}>Try again</Button>
        </>
      )}
    </AccountSection>
  );
  if (isMissing) return frame;
  return <OnDemand load={load} props={NO_PROPS} onFailure={() => setMissing(true)} meanwhile={frame} />;
}
