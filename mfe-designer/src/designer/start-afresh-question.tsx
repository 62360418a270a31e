import { ConfirmDialog } from '@planted/ui';

interface StartAfreshQuestionProps {
  readonly open: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** The one step of the designer that cannot be undone asks first. */
export default function StartAfreshQuestion(props: StartAfreshQuestionProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Start afresh?"
      description="The drawing, its denoted plots and everything you could undo will be gone from this browser. Gardens that are saved to your account stay."
      confirmLabel="Start afresh"
      danger
    />
  );
}
