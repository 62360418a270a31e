import { type KeyMeaning, KeysDialog } from '@planted/ui';

const keys: readonly KeyMeaning[] = [
  ['Enter on a plant’s card', 'take it; Enter in the bed plants it'],
  ['Arrows', 'move around the bed, with what you hold'],
  ['Home, End', 'to the ends of the row; with Ctrl, of the bed'],
  ['Enter, Space', 'plant what you hold, or open the colors of the plant here'],
  ['M', 'pick the plant up'],
  ['P', 'pin it, or let it go'],
  ['Delete', 'remove it'],
  ['Esc', 'put back what you hold'],
  ['+, − and 0', 'zoom in and out, and show the whole bed'],
  ['Ctrl + Z', 'undo'],
  ['Ctrl + Shift + Z', 'redo'],
];

interface PlantingKeysProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All keys of the planter. */
export default function PlantingKeys(props: PlantingKeysProps) {
  return (
    <KeysDialog
      {...props}
      title="Planting with the keyboard"
      description="Go to the bed with Tab, then:"
      keys={keys}
    />
  );
}
