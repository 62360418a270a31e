import { Card } from '@planted/ui';
import { useId } from 'react';

/** What gardeners near by plan together; nothing yet (3 §2.3). */
export function CommunityEvents() {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading}>Community Events</h2>
      <p className="soft">No community events yet.</p>
    </Card>
  );
}
