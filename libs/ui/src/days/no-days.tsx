import { Button } from '../controls/button';
import { LinkButton } from '../controls/link-button';
import styles from './no-days.module.css';
import { SliderRoom } from './slider-room';

export type NoDaysProps =
  | { readonly why: 'loading' }
  | { readonly why: 'failed'; readonly onRetry: () => void }
  | ({ readonly why: 'no-place' } & ChoosePlaceProps);

export interface ChoosePlaceProps {
  /** Of the page on which the place is chosen. */
  readonly href: string;
  readonly onNavigate: (href: string) => void;
}

const ChoosePlace = ({ href, onNavigate }: ChoosePlaceProps) => (
  <LinkButton href={href} onNavigate={onNavigate}>
    Choose a place
  </LinkButton>
);

/** Under a bed whose past is known, and no day to come. */
export function NoDaysToCome(props: ChoosePlaceProps) {
  return (
    <div className={styles.empty}>
      <p>Days to come need a place, or your own frost dates.</p>
      <ChoosePlace {...props} />
    </div>
  );
}

/** Is where a day slider would be, and as high: why there is none, and what to do. */
export function NoDays(props: NoDaysProps) {
  return (
    <div className={styles.room} aria-busy={props.why === 'loading' || undefined}>
      <SliderRoom />
      <div className={styles.why}>
        {props.why === 'no-place' && (
          <>
            <p>Days need a place, or your own frost dates.</p>
            <ChoosePlace {...props} />
          </>
        )}
        {props.why === 'failed' && (
          <>
            <p role="alert">The season could not be read. Your plants are safe.</p>
            <Button onClick={props.onRetry}>Try again</Button>
          </>
        )}
      </div>
    </div>
  );
}
