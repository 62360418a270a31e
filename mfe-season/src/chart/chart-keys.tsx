import { type KeyMeaning, KeysDialog } from '@planted/ui';

const keys: readonly KeyMeaning[] = [
  ['Up, Down', 'from planting to planting'],
  ['Left, Right', 'from step to step'],
  ['Home, End', 'to the first and the last step of the planting'],
  ['Enter', 'why that day, and what can be done'],
  ['Alt + Left or Right', 'move the step by a day'],
  ['Alt + Shift + Left or Right', 'move it by a week'],
  ['Delete', 'give the step its planned date back'],
];

interface ChartKeysProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All keys of the season's chart. */
export default function ChartKeys(props: ChartKeysProps) {
  return (
    <KeysDialog
      {...props}
      title="The season with the keyboard"
      description="Go to the chart with Tab, then:"
      keys={keys}
    />
  );
}
