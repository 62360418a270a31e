/** What corrects a journal entry, in one file: where there is no signal, whoever has opened one has both. */
export { CorrectJournalDialog } from './correct-journal-dialog';
export { CorrectWaitingDialog } from './correct-waiting-dialog';
