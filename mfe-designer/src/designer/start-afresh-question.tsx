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
      title="Start over?"
      description="This deletes the drawing, its denoted plots and your undo history from this browser. Gardens saved to your account are kept."
      confirmLabel="Start Over"
      danger
    />
  );
}
