import { Button, Download } from '@planted/ui';
import { saveFile } from '@planted/ui/save-file';
import { useState } from 'react';
import styles from './account.module.css';
import { ApiError, exportAccount } from './calls';

type State = { readonly kind: 'idle' | 'busy' } | { readonly kind: 'done' | 'error'; readonly text: string };

const MEGABYTE = 1024 * 1024;
const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** Fetches the copy of everything first, so that an alert is shown when it could not be made. */
export function DownloadData() {
  const [state, setState] = useState<State>({ kind: 'idle' });

  async function download(): Promise<void> {
    setState({ kind: 'busy' });
    try {
      const { file, name = 'planted.json' } = await exportAccount();
      saveFile(file, name);
      setState({ kind: 'done', text: `Downloaded ${name} (${sizeText(file.size)}).` });
    } catch (cause) {
      console.warn('The data could not be downloaded:', cause);
      const reason =
        cause instanceof ApiError && cause.status >= 400 ? cause.message : 'Check your connection.';
      setState({ kind: 'error', text: `Your data could not be downloaded. ${reason}` });
    }
  }

  return (
    <>
      <Button
        variant="primary"
        icon={Download}
        busy={state.kind === 'busy'}
        busyLabel="Preparing..."
        onClick={() => void download()}
      >
        Download My Data
      </Button>
      <p role="status" className={styles.status} data-kind={state.kind}>
        {'text' in state && state.text}
      </p>
    </>
  );
}
