import { bedPath, type GardenStyleId } from '@planted/garden-domain';
import { useNavigate } from '@planted/mfe-kit';
import { LinkButton, Shovel } from '@planted/ui';

interface ChangeBedProps {
  /** The garden's id. */
  readonly garden: string;
  readonly name: string;
  readonly style: GardenStyleId | null | undefined;
}

/** The way into the designer of its style with a garden that is saved (EDT-5). */
export function ChangeBed({ garden, name, style }: ChangeBedProps) {
  const navigate = useNavigate();
  return (
    <LinkButton
      href={bedPath(garden, style)}
      onNavigate={navigate}
      icon={Shovel}
      aria-label={`Change Bed: ${name}`}
    >
      Change Bed
    </LinkButton>
  );
}
