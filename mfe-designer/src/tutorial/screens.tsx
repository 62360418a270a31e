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
        You draw your garden as it is seen from above. Each square of the grid is one square foot; what you
        paint is soil, what you leave free is path.
      </p>
      <Collapsible title="How to Use" headingLevel={3} defaultOpen>
        <ul className={styles.bullets}>
          <li>Set width and height in feet, or take a ready-made bed.</li>
          <li>Press and drag over the squares where soil is to be.</li>
          <li>Push and zoom with two fingers, or with the wheel and Ctrl.</li>
          <li>Undo takes back any step, also after a reload.</li>
          <li>When a bed looks right, give it a name with Denote Gardens.</li>
        </ul>
      </Collapsible>
      <Collapsible title="Available Tools" badge={`${drawingTools.length} tools`} headingLevel={3}>
        <ToolList tools={drawingTools} />
      </Collapsible>
      <p className={styles.note}>Nothing you draw here can go wrong: every step can be undone.</p>
    </>
  );
}

function DenoteScreen() {
  return (
    <>
      <p>
        A denoted plot is a bed with a name. It knows its soil, its climate and its light, and so what grows
        in it.
      </p>
      <Collapsible title="Denoting Specifications" headingLevel={3} defaultOpen>
        <ul className={styles.bullets}>
          <li>Denote Gardens takes all connected soil that has no name yet.</li>
          <li>A name has 2 to 50 characters and belongs to one plot only.</li>
          <li>Soil type, hardiness zone, sunlight and maintenance are set on the plot's card.</li>
          <li>Every plot wants to be saved before Next goes on.</li>
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
      <p>Next takes your plots to the planter, where the beds fill with plants.</p>
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
          <li>The fit says how well a plant suits the plot; above 40% is worth a try.</li>
          <li>Drag plants onto the bed, or let Planted plan the rest for you.</li>
        </ul>
      </Collapsible>
      <p className={styles.note}>You find this tutorial again under Help.</p>
    </>
  );
}
