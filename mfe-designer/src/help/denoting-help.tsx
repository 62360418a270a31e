import styles from './help.module.css';

export function DenotingHelp() {
  return (
    <>
      <p>A denoted plot is a bed with a name. Plants are chosen and placed plot by plot.</p>
      <ol className={styles.steps}>
        <li>Choose Denote Gardens and press on a bed that you have drawn.</li>
        <li>Give it a name of 2 to 50 characters. No two plots may share a name.</li>
        <li>Set soil type, hardiness zone, sunlight and maintenance on its card.</li>
        <li>Press Save on every card. The counter shows how many are saved.</li>
        <li>Press Next to go on to your plants.</li>
      </ol>
      <p className={styles.note}>
        Erasing squares makes a plot smaller. Soil that you add beside a plot is a bed of its own until you
        denote it.
      </p>
    </>
  );
}
