import { Button } from '@planted/ui';
import { type FormMessage, FormStatus } from './form-status';
import styles from './form.module.css';

interface FormFootProps {
  readonly message: FormMessage | undefined;
  readonly isSending: boolean;
  /** What is required has been given. */
  readonly isReady: boolean;
  /** What the button says. */
  readonly submit: string;
}

/** How the last sending went, and the button that sends. */
export const FormFoot = ({ message, isSending, isReady, submit }: FormFootProps) => (
  <div className={styles.foot}>
    <FormStatus message={message} />
    <Button type="submit" variant="primary" disabled={!isReady} busy={isSending} busyLabel="Saving...">
      {submit}
    </Button>
  </div>
);
