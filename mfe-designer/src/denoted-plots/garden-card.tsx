import { Badge, Card, Dropdown, PlotMiniature } from '@planted/ui';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { Editor } from '../editor/create-editor';
import type { Design, Plot } from '../grid/design';
import { CompatibilityHint } from './compatibility-hint';
import { conditionFields } from './condition-fields';
import { GardenActions } from './garden-actions';
import styles from './garden-card.module.css';
import { countLargePlants, plotFacts } from './plot-facts';

interface GardenCardProps {
  readonly name: string;
  /** As on its tag on the plan. */
  readonly number: number;
  readonly plot: Plot;
  readonly design: Design;
  readonly editor: Editor;
  readonly isSaved: boolean;
  readonly isSelected: boolean;
  /** Another card is being worked on. */
  readonly isAside: boolean;
}

/**
 * One denoted garden (1 §2). A saved card folds up while another is being worked on; pressing its name opens it.
 */
export function GardenCard({
  name,
  number,
  plot,
  design,
  editor,
  isSaved,
  isSelected,
  isAside,
}: GardenCardProps) {
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const facts = useMemo(() => plotFacts(plot.cells, design), [plot.cells, design]);
  const isOpen = !isAside || !isSaved;
  // A card that its own click selects is in sight: scrolling it would take the next button from under the pointer.
  const isClicked = useRef(false);
  function select(): void {
    isClicked.current = !isSelected;
    editor.select(plot.draftId);
  }

  useEffect(() => {
    if (isSelected && !isClicked.current) card.current?.scrollIntoView?.({ block: 'nearest' });
    isClicked.current = false;
  }, [isSelected]);

  return (
    <Card
      as="li"
      ref={card}
      aria-labelledby={titleId}
      selected={isSelected}
      saved={isSaved}
      className={styles.card}
      // Not on the press: another card folds then, and what is pressed would move away before it is clicked.
      onClick={select}
    >
      <header className={styles.header}>
        <span className={styles.shape}>
          <span className={`num ${styles.number}`}>
            <span className="vh">Number on the plan: </span>
            {number}
          </span>
          <PlotMiniature matrix={facts.matrix} className={styles.miniature} />
        </span>
        <div className={styles.title}>
          <h3 id={titleId}>
            {isSaved ? (
              <button type="button" className={styles.fold} aria-expanded={isOpen}>
                {name}
              </button>
            ) : (
              name
            )}
          </h3>
          <p className="num">
            {facts.area} ft² · {facts.size} · about {countLargePlants(facts.plants)}
          </p>
          {isSaved && !isOpen && <Badge tone="good">Garden Saved</Badge>}
        </div>
      </header>
      {isOpen && (
        <>
          <div className={styles.settings}>
            {conditionFields.map(({ key, label, options }) => (
              <Dropdown
                key={key}
                label={label}
                options={options}
                value={plot.conditions[key]}
                onChange={(value) =>
                  editor.setConditions(name, { ...plot.conditions, [key]: value }, label.toLowerCase())
                }
              />
            ))}
          </div>
          <CompatibilityHint garden={name} conditions={plot.conditions} />
          <GardenActions name={name} isSaved={isSaved} editor={editor} />
        </>
      )}
    </Card>
  );
}
