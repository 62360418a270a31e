import { useNavigate } from '@planted/mfe-kit';
import { LinkButton, Sprout } from '@planted/ui';

interface ChangePlantsProps {
  /** The garden's id. */
  readonly garden: string;
  readonly name: string;
}

/** The way into the planter with a garden that is saved (EDT-1). */
export function ChangePlants({ garden, name }: ChangePlantsProps) {
  const navigate = useNavigate();
  return (
    <LinkButton
      href={`/garden-summary?garden=${encodeURIComponent(garden)}`}
      onNavigate={navigate}
      icon={Sprout}
      aria-label={`Change Plants: ${name}`}
    >
      Change Plants
    </LinkButton>
  );
}
