import { useSearchParams } from '@planted/mfe-kit';
import styles from './option-area.module.css';
import { OptionCards } from './option-cards';
import { StyleCall } from './style-call';
import { StyleChooser } from './style-chooser';
import { useSwap } from './use-swap';

type View = 'options' | 'styles';

/** Where the second view is found, so that a reload and the browser's way back keep it. */
const viewOf = (search: URLSearchParams): View => (search.get('view') === 'styles' ? 'styles' : 'options');

const contents = {
  options: (
    <>
      <OptionCards />
      <StyleCall />
    </>
  ),
  styles: <StyleChooser />,
} as const;

/** The landing's two views in one place: the four options, and the six garden styles to the right of them (LAND-2). */
export function OptionArea() {
  const [search] = useSearchParams();
  const view = viewOf(search);
  const { leaving, frame, enteringBox, leavingBox } = useSwap<View>(view);
  const isMoving = leaving !== null;
  return (
    <div ref={frame} className={styles.frame}>
      {(['options', 'styles'] as const).map((each) => {
        if (each !== view && each !== leaving) return null;
        return (
          <div
            key={each}
            ref={each === view ? enteringBox : leavingBox}
            className={`${styles.view} page`}
            data-view={each}
            data-motion={isMoving ? (each === view ? 'in' : 'out') : undefined}
            inert={each !== view}
          >
            {contents[each]}
          </div>
        );
      })}
    </div>
  );
}
