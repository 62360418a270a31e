import { LateSection } from '../late-section';
import { CALENDAR_TEXT, CALENDAR_TITLE } from './calendar-words';

const load = () => import('./calendar-section');

/** The section of the calendar. */
export const CalendarPart = () => <LateSection title={CALENDAR_TITLE} text={CALENDAR_TEXT} load={load} />;
