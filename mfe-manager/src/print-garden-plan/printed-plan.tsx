import { areaOf } from '@planted/garden-domain';
import { PlantImage } from '@planted/ui';
import { growingWords, type PlantedGarden } from '../gardens/planted-garden';
import { dayText } from '../plants-tab/describe-plant';
import { scaleOf } from './plan-scale';
import { PrintedBed } from './printed-bed';
import { printedKinds } from './printed-kinds';
import styles from './printed-plan.module.css';

interface PrintedPlanProps {
  readonly garden: PlantedGarden;
  /** The calendar day of printing. */
  readonly today: string;
}

/** Feet of the bar that tells the scale. */
const BAR = 3;

/** A garden on paper, to take outside: the bed to scale, its legend and plant list in one, and the date. */
export function PrintedPlan({ garden, today }: PrintedPlanProps) {
  const scale = scaleOf(garden.matrix);
  const kinds = printedKinds(garden);
  const numbers = new Map(kinds.map(({ plant, number }) => [plant.id, number]));
  const { row } = garden;
  return (
    <article className={styles.plan}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.name}>{garden.name}</h2>
          <p>
            {row.width}&prime; × {row.height}&prime;, {areaOf(garden.matrix)} ft² ·{' '}
            {growingWords(garden.plants)} · {row.sunlight} · {row.soil_type} soil · Zone {row.hardiness_zone}
          </p>
        </div>
        <p className={styles.date}>{dayText(today, '')}</p>
      </header>
      <PrintedBed garden={garden} scale={scale} numbers={numbers} />
      <p className={styles.scale}>
        <span className={styles.bar} style={{ width: `${scale.cell * BAR}mm` }} />
        <span>
          {BAR} ft · scale 1:{scale.times} · 1 square = 1 ft
        </span>
      </p>
      {kinds.length === 0 ? (
        <p>Nothing is planted here yet.</p>
      ) : (
        <table className={styles.list}>
          <caption>Plants</caption>
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Plant</th>
              <th scope="col" className={styles.count}>
                Plants
              </th>
              <th scope="col" className={styles.count}>
                Squares
              </th>
              <th scope="col">Planted</th>
              <th scope="col">Expected harvest</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ number, plant, count, squares, planted, harvest }) => (
              <tr key={plant.id}>
                <td className={styles.number}>{number}</td>
                <th scope="row">
                  <span className={styles.kind}>
                    <PlantImage src={plant.optimized_plant_image_url} size={20} eager />
                    {plant.plant_name}
                  </span>
                </th>
                <td className={styles.count}>{count}</td>
                <td className={styles.count}>{squares}</td>
                <td>{planted}</td>
                <td>{harvest}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <footer className={styles.foot}>Planted · {window.location.host}</footer>
    </article>
  );
}
