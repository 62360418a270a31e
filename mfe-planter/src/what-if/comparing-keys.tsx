import { type KeyMeaning, KeysDialog } from '@planted/ui';

const keys: readonly KeyMeaning[] = [
  ['F6', 'from one bed to the other'],
  ['N', 'to the next difference'],
  ['P', 'to the difference before'],
  ['Arrows', 'from plant to plant'],
  ['Home, End', 'to the first and the last plant'],
];

interface ComparingKeysProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All keys of two beds that are compared. */
export default function ComparingKeys(props: ComparingKeysProps) {
  return (
    <KeysDialog
      {...props}
      title="Comparing with the keyboard"
      description="Go to a bed with F6, then:"
      keys={keys}
    />
  );
}
