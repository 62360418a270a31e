import { useNavigate } from '@planted/mfe-kit';
import { LinkButton, Thermometer } from '@planted/ui';

interface PlaceOfGardenProps {
  /** The garden's id. */
  readonly garden: string;
  readonly name: string;
}

/** The way to where a garden is, and when frost comes there (SEA-1). */
export function PlaceOfGarden({ garden, name }: PlaceOfGardenProps) {
  const navigate = useNavigate();
  return (
    <LinkButton
      href={`/place?garden=${encodeURIComponent(garden)}`}
      onNavigate={navigate}
      icon={Thermometer}
      aria-label={`Place and Frost: ${name}`}
    >
      Place and Frost
    </LinkButton>
  );
}
