import { Card, PlantImage, Plate } from '@planted/ui';
import type { RowGroup } from '../view/groups';
import styles from './names-only.module.css';

/** The plantings without dates: their names stand, no bars. */
export function NamesOnly({ groups }: { readonly groups: readonly RowGroup[] }) {
  return (
    <Card className={styles.names}>
      {groups.map(({ id, name, rows }) => (
        <section key={id} aria-label={name}>
          <h2 className={styles.title}>{name}</h2>
          <ul className={styles.list}>
            {rows.map(({ row }) => (
              <li key={row.id} className={styles.row}>
                <Plate className={styles.plate}>
                  <PlantImage src={row.picture} size={34} />
                </Plate>
                <span>
                  <b>{row.name}</b>
                  <small>{row.detail}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
