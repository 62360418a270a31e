import { Collapsible, PlantImage, Plate, type PlateTone } from '@planted/ui';
import type { ReactNode } from 'react';
import { drawingTools } from '../help/drawing-tools';
import { ToolList } from '../help/tool-list';
import styles from './tutorial.module.css';

/** One page of the tutorial. */
export interface TutorialScreen {
  readonly title: string;
  readonly content: ReactNode;
}

/** 1 §2 Tutorial popup: the section titles, five bullets and six tools are the specification's. */
export const tutorialScreens: readonly TutorialScreen[] = [
  { title: 'Draw your garden', content: <DrawScreen /> },
  { title: 'Name your plots', content: <DenoteScreen /> },
  { title: 'Choose your plants', content: <PlantScreen /> },
];

function DrawScreen() {
  return (
    <>
      <p>
        Draw your garden as you'd see it from above. Each grid square is one square foot. Squares you paint
        are soil; empty squares are paths.
      </p>
      <Collapsible title="How to Use" headingLevel={3} defaultOpen>
        <ul className={styles.bullets}>
          <li>Set the width and height in feet, or start with a ready-made bed.</li>
          <li>Click and drag over the squares where you want soil.</li>
          <li>Move and zoom with two fingers, or zoom with Ctrl and the mouse wheel.</li>
          <li>Undo works for every step, even after you reload the page.</li>
          <li>When a bed looks right, give it a name with Denote Gardens.</li>
        </ul>
      </Collapsible>
      <Collapsible title="Available Tools" badge={`${drawingTools.length} tools`} headingLevel={3}>
        <ToolList tools={drawingTools} />
      </Collapsible>
      <p className={styles.note}>You can't break anything here: you can undo every step.</p>
    </>
  );
}

function DenoteScreen() {
  return (
    <>
      <p>
        A denoted plot is a bed with a name and its own soil, climate and light, so Planted can tell you what
        grows well there.
      </p>
      <Collapsible title="Denoting Specifications" headingLevel={3} defaultOpen>
        <ul className={styles.bullets}>
          <li>Denote Gardens selects all the connected soil that doesn't have a name yet.</li>
          <li>Names are 2 to 50 characters long, and each plot needs its own.</li>
          <li>Set the soil type, hardiness zone, sunlight and maintenance on the plot's card.</li>
          <li>Save every plot before you click Next.</li>
          <li>Rotate, Duplicate and Delete are on the card as well.</li>
        </ul>
      </Collapsible>
    </>
  );
}

/** Only to look at. */
const firstPlants: readonly (readonly [plant: string, tone: PlateTone])[] = [
  ['tomato-beefsteak', 'rose'],
  ['carrot', 'warm'],
  ['lettuce-leaf', 'sky'],
];

function PlantScreen() {
  return (
    <>
      <p>Next takes you to the Veggie Planter, where you fill your beds with plants.</p>
      <div className={styles.plates} aria-hidden>
        {firstPlants.map(([plant, tone]) => (
          <Plate key={plant} tone={tone} className={styles.plate}>
            <PlantImage src={`/illustrations/plants/${plant}.svg`} size={112} />
          </Plate>
        ))}
      </div>
      <Collapsible title="Veggie Selector" headingLevel={3} defaultOpen>
        <ul className={styles.bullets}>
          <li>Choose plants for each plot and say how many you want of each.</li>
          <li>The fit shows how well a plant suits the plot. Anything above 40% is recommended.</li>
          <li>Drag plants onto the bed, or let Planted plan the rest for you.</li>
        </ul>
      </Collapsible>
      <p className={styles.note}>You can find this tutorial again under Help.</p>
    </>
  );
}
