import { useNavigate } from '@planted/mfe-kit';
import { LinkButton, Shovel } from '@planted/ui';

interface ChangeBedProps {
  /** The garden's id. */
  readonly garden: string;
  readonly name: string;
}

/** The way into the designer with a garden that is saved (EDT-5); its style is not known any more, and the tools are the same. */
export function ChangeBed({ garden, name }: ChangeBedProps) {
  const navigate = useNavigate();
  return (
    <LinkButton
      href={`/in-ground-layout-page?garden=${encodeURIComponent(garden)}`}
      onNavigate={navigate}
      icon={Shovel}
      aria-label={`Change Bed: ${name}`}
    >
      Change Bed
    </LinkButton>
  );
}
