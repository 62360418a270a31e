import { WhyRemove, type WhyRemoveProps } from '@planted/ui';

type WhyClearProps = Pick<WhyRemoveProps, 'plants' | 'today' | 'onReason' | 'onCancel' | 'isSending'> & {
  readonly kinds?: WhyRemoveProps['kinds'];
};

/** Asks how plants ended that are to be cleared. */
export default function WhyClear({ kinds = [], ...props }: WhyClearProps) {
  return (
    <WhyRemove
      {...props}
      kinds={kinds}
      title="How did it end?"
      consequence="One tap, and its squares are free."
    />
  );
}
