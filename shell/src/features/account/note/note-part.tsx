import { LateSection } from '../late-section';
import { NOTE_TEXT, NOTE_TITLE } from './note-words';

const load = () => import('./note-section');

/** The section of the morning note. */
export const NotePart = () => <LateSection title={NOTE_TITLE} text={NOTE_TEXT} load={load} />;
