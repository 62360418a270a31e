import styles from './help.module.css';

export function DenotingHelp() {
  return (
    <>
      <p>A denoted plot is a bed with a name. You choose and place plants one plot at a time.</p>
      <ol className={styles.steps}>
        <li>Choose Denote Gardens, then click a bed you've drawn.</li>
        <li>Give it a name of 2 to 50 characters. No two plots may share a name.</li>
        <li>Set soil type, hardiness zone, sunlight and maintenance on its card.</li>
        <li>Click Save on each card. The counter shows how many you've saved.</li>
        <li>Click Next to choose your plants.</li>
      </ol>
      <p className={styles.note}>
        Erase squares to make a plot smaller. Soil you add next to a plot is a separate bed until you denote
        it.
      </p>
    </>
  );
}
