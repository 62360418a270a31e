import {
  Badge,
  Button,
  Card,
  Collapsible,
  EmptyState,
  LinkButton,
  Loading,
  Meter,
  PlantImage,
  Plate,
  PlotMiniature,
  plateTone,
  SectionHeading,
} from '../src';
import styles from './gallery.module.css';
import { kitchenBed, saladBorder } from './sample-garden';

const plants = ['sunflower', 'carrot', 'borage', 'unknown-plant'];

export function Surfaces() {
  return (
    <section className={styles.section} aria-labelledby="surfaces">
      <SectionHeading
        id="surfaces"
        title="Cards and plates"
        lead="Paper on paper."
        action={
          <LinkButton variant="text" href="#all">
            All 73 plants
          </LinkButton>
        }
      />
      <div className={styles.columns}>
        {plants.map((id, at) => (
          <Card key={id} lifts className={styles.stack}>
            <Plate tone={plateTone(at)} className={styles.plate}>
              <PlantImage src={`/illustrations/plants/${id}.svg`} size={96} />
            </Plate>
            <h3>{id}</h3>
          </Card>
        ))}
      </div>
      <div className={`${styles.columns} ${styles.section}`}>
        <Card selected className={styles.row}>
          <PlotMiniature matrix={kitchenBed} />
          <div>
            <h3>Kitchen Bed</h3>
            <p className="small soft">46 ft² · 10' × 5' · 12 plants</p>
          </div>
        </Card>
        <Card saved className={styles.row}>
          <PlotMiniature matrix={saladBorder} label="Salad Border" />
          <div className={styles.stack}>
            <h3>Salad Border</h3>
            <div>
              <Badge tone="good">Garden Saved</Badge>
            </div>
          </div>
        </Card>
        <Card className={styles.stack}>
          <h3>Placed 26 of up to 28</h3>
          <Meter label="Plants placed" value={26} max={28} valueText="26 of up to 28" />
          <Meter label="Plants saved" value={3} max={3} />
          <Loading>Loading plants...</Loading>
        </Card>
        <div className={styles.stack}>
          <Collapsible title="Available Tools" badge="6 tools" defaultOpen>
            Add, Erase, Fill, Delete, Clear the Grid, Denote Gardens.
          </Collapsible>
          <Collapsible title="How to Use">Paint by dragging.</Collapsible>
        </div>
        <Card outline>
          <EmptyState
            picture={<PlantImage src="/illustrations/plants/sunflower.svg" size={72} />}
            action={<Button variant="primary">Create Garden</Button>}
          >
            You have not created any gardens yet, jump on it!
          </EmptyState>
        </Card>
      </div>
    </section>
  );
}
