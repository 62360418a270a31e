import { classNames } from '../class-names';
import { buttonClass } from '../controls/button-class';
import styles from './no-days.module.css';
import frame from './slider-frame.module.css';

/** The lines of a day slider without its days, unseen: as high as that in every width and size of text. */
export function SliderRoom() {
  return (
    <div className={classNames(frame.slider, styles.unseen)} aria-hidden>
      <div className={frame.frame}>
        <div className={frame.top}>
          <div className={frame.day}>
            <b>&nbsp;</b>
            <small>&nbsp;</small>
          </div>
        </div>
        <div className={frame.acts}>
          <span className={buttonClass()}>&nbsp;</span>
        </div>
        <div className={frame.track} />
        <div className={frame.months}>&nbsp;</div>
      </div>
    </div>
  );
}
