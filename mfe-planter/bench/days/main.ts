import { showBare } from './bare';
import { showOurs } from './ours';
import { season } from './year';

const root = document.querySelector<HTMLElement>('#root');
if (root) {
  const isBare = new URLSearchParams(location.search).get('of') === 'bare';
  const go = isBare ? showBare(root) : await showOurs(root);
  window.scrub = async () => {
    for (let day = season.from; day <= season.to; day += 1) {
      go(day);
      await new Promise((done) => requestAnimationFrame(done));
    }
  };
}
