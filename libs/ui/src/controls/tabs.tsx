import { Tabs as Parts } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabEntry<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Shown in brackets after the label. */
  readonly count?: number;
  readonly panel: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** Names the row of tabs for assistive technology. */
  readonly label: string;
  readonly tabs: readonly TabEntry<Id>[];
  /** With `onChange` the caller keeps the choice; without, the first tab is open at the start. */
  readonly value?: Id;
  readonly onChange?: (id: Id) => void;
  readonly className?: string;
}

/** A row of tabs over their panels. Arrow keys, Home and End move; the panel follows focus. */
export function Tabs<Id extends string = string>({ label, tabs, value, onChange, className }: TabsProps<Id>) {
  return (
    <Parts.Root
      value={value}
      defaultValue={value === undefined ? tabs[0]?.id : undefined}
      onValueChange={(next: Id) => onChange?.(next)}
      className={className}
    >
      <Parts.List aria-label={label} activateOnFocus className={styles.list}>
        {tabs.map((tab) => (
          <Parts.Tab key={tab.id} value={tab.id} className={styles.tab}>
            {tab.count === undefined ? tab.label : `${tab.label} (${tab.count})`}
          </Parts.Tab>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Panel key={tab.id} value={tab.id} className={styles.panel}>
          {tab.panel}
        </Parts.Panel>
      ))}
    </Parts.Root>
  );
}
