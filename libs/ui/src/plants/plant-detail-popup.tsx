import { useEffect, useRef, useState } from 'react';
import { Button } from '../controls/button';
import { LinkButton } from '../controls/link-button';
import { ExternalLink } from '../icons/icons';
import { Dialog } from '../surfaces/dialog';
import { PlantPage, type PlantPageProps } from './plant-page';

export interface PlantDetailPopupProps extends Omit<PlantPageProps, 'plant'> {
  /** The plant that is open; null when none is. */
  readonly plant: PlantPageProps['plant'] | null;
  readonly onClose: () => void;
}

/** The plant that is open or, while the popup goes away, was open last. */
function useLastOpened(props: PlantDetailPopupProps): PlantPageProps | null {
  const [last, setLast] = useState<PlantDetailPopupProps>(props);
  if (props.plant !== null && props !== last) setLast(props);
  const { plant, ...rest } = props.plant === null ? last : props;
  return plant && { plant, ...rest };
}

/** All that the catalogue knows of a plant, with how well it fits a plot when the plot's conditions are given (1 §2). */
export function PlantDetailPopup(props: PlantDetailPopupProps) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useLastOpened(props);
  const id = props.plant?.id;
  const readId = useRef(id);

  // A companion that was opened from here is read from its top, as if its page had been turned to.
  useEffect(() => {
    if (id && readId.current && id !== readId.current && body.current) {
      body.current.scrollTop = 0;
      body.current.focus();
    }
    readId.current = id;
  }, [id]);

  if (shown === null) return null;
  const { plant } = shown;
  return (
    <Dialog
      open={props.plant !== null}
      onClose={props.onClose}
      size="l"
      closeLabel={`Close ${plant.plant_name}`}
      scrolls="body"
      bodyRef={body}
      title={plant.plant_name}
      description={<span className="sci">{plant.scientific_name || 'No scientific name available'}</span>}
      footer={
        <>
          <Button onClick={props.onClose}>Close</Button>
          {plant.amazon_purchase_link && (
            <LinkButton
              variant="primary"
              icon={ExternalLink}
              href={plant.amazon_purchase_link}
              target="_blank"
              rel="noopener noreferrer"
            >
              Buy Seeds <span className="vh">(opens a new tab)</span>
            </LinkButton>
          )}
        </>
      }
    >
      <PlantPage {...shown} />
    </Dialog>
  );
}
