import { useNavigate } from '@planted/mfe-kit';
import { ArrowLeft, ArrowRight, Button, Dialog, Icon, LinkButton } from '@planted/ui';
import { useEffect, useRef, useState } from 'react';
import type { GardenStyle } from '../garden-styles';
import { StyleTags } from '../style-tags';
import { AboutScreen, BeginScreen } from './screens';
import { styleIntroductions } from './style-introductions';
import styles from './style-intro.module.css';

const screens = ['about', 'begin'] as const;

/** The introduction of a garden style, then the way into its designer (LAND-2). */
export default function StyleIntro({ of: style, onClose }: { of: GardenStyle; onClose: () => void }) {
  const navigate = useNavigate();
  const [screen, setScreen] = useState<(typeof screens)[number]>('about');
  const heading = useRef<HTMLHeadingElement>(null);
  const introduction = styleIntroductions[style.scene];
  const isTurned = useRef(false);

  // The button that turned the page is gone: who reads by ear or uses the keyboard continues at the new page's top.
  useEffect(() => {
    if (isTurned.current) heading.current?.focus();
  }, [screen]);

  function turnTo(next: (typeof screens)[number]): void {
    isTurned.current = true;
    setScreen(next);
  }

  if (introduction === undefined) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={style.name}
      size="m"
      scrolls="body"
      footer={
        <>
          <span className={styles.count}>
            {screens.indexOf(screen) + 1} of {screens.length}
          </span>
          {screen === 'about' ? (
            <Button variant="primary" onClick={() => turnTo('begin')}>
              How to begin
              <Icon of={ArrowRight} size={16} />
            </Button>
          ) : (
            <>
              <Button icon={ArrowLeft} onClick={() => turnTo('about')}>
                Back
              </Button>
              <LinkButton variant="primary" href={style.to} onNavigate={(to) => void navigate(to)}>
                Start Drawing
                <Icon of={ArrowRight} size={16} />
              </LinkButton>
            </>
          )}
        </>
      }
    >
      {screen === 'about' ? (
        <AboutScreen style={style} introduction={introduction} heading={heading}>
          <StyleTags of={style} />
        </AboutScreen>
      ) : (
        <BeginScreen introduction={introduction} heading={heading} />
      )}
    </Dialog>
  );
}
