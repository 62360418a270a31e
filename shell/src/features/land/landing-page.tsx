import { useRef } from 'react';
import { usePageName } from '../../layout/page-name';
import { Hero } from './hero';
import styles from './landing-page.module.css';
import { OptionCards } from './option-cards';
import { StartCall } from './start-call';
import { StatsBand } from './stats-band';
import { StyleCards } from './style-cards';

/** / (1 §1, 1 §2): what Planted is, and every way into it. */
export function LandingPage() {
  usePageName('Home');
  const below = useRef<HTMLDivElement>(null);
  return (
    <>
      <Hero onStart={() => below.current?.scrollIntoView({ behavior: 'smooth' })} />
      <div ref={below} className={`${styles.sections} page`}>
        <OptionCards />
        <StyleCards />
      </div>
      <StatsBand />
      <StartCall />
    </>
  );
}
