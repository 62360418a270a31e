import { useEffect, useRef } from 'react';
import { usePageName } from '../../layout/page-name';
import { wantsStillness } from '../../motion';
import { inviteContributors } from '../invite-contributors/invite-contributors';
import { Hero } from './hero';
import { OptionArea } from './option-area';
import { StartCall } from './start-call';
import { StatsBand } from './stats-band';

/** / (1 §1, 1 §2): what Planted is, and every way into it. */
export function LandingPage() {
  usePageName('Home');
  const below = useRef<HTMLDivElement>(null);
  useEffect(() => void inviteContributors(), []);
  return (
    <>
      <Hero
        onStart={() => below.current?.scrollIntoView({ behavior: wantsStillness() ? 'instant' : 'smooth' })}
      />
      <div ref={below}>
        <OptionArea />
      </div>
      <StatsBand />
      <StartCall />
    </>
  );
}
