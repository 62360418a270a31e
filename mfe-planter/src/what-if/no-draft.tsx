import { useNavigate } from '@planted/mfe-kit';
import { LinkButton, PageNotice } from '@planted/ui';
import { whatIfPath } from './addresses';

interface NoDraftProps {
  readonly gardenId: string;
  readonly cause: Error;
}

/** Why a draft is not shown: it was adopted, discarded, or cannot be loaded. */
export function NoDraft({ gardenId, cause }: NoDraftProps) {
  const navigate = useNavigate();
  return (
    <PageNotice
      heading="What-if"
      action={
        <LinkButton variant="primary" href={whatIfPath(gardenId)} onNavigate={navigate}>
          All drafts
        </LinkButton>
      }
    >
      {cause.message}
    </PageNotice>
  );
}
