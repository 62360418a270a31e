import type { Plant, ServedLayout } from '@planted/contracts';
import { useSearchParams } from '@planted/mfe-kit';
import { DraftPage } from './draft-page';
import { Drafts } from './drafts';

interface WhatIfPageProps {
  readonly garden: ServedLayout;
  readonly catalogue: readonly Plant[];
}

/** Other plans of a saved garden: one of them in the planter, or all beside the garden. */
export default function WhatIfPage({ garden, catalogue }: WhatIfPageProps) {
  const [search] = useSearchParams();
  const draft = search.get('draft');
  return draft === null ? (
    <Drafts garden={garden} catalogue={catalogue} />
  ) : (
    <DraftPage key={draft} garden={garden} catalogue={catalogue} branchId={draft} />
  );
}
