import { type Day, nameOfDay } from '@planted/season';
import type { Outlook } from './outlook';

/** What is said of a planting by its plan, such as 'Ended with the frost of about November 2'; null for what the log says. */
export function outlookWords(outlook: Outlook, year: number): string | null {
  const dayOf = (day: Day): string => nameOfDay(day, year);
  switch (outlook.kind) {
    case 'growing':
      return `${outlook.blooms ? 'Blooms' : 'Ripe'} about ${dayOf(outlook.from)}`;
    case 'ripe':
      return 'Ready to harvest';
    case 'picked':
      return null;
    case 'in-bloom':
      return outlook.until === null ? 'In bloom' : `In bloom until about ${dayOf(outlook.until)}`;
    case 'resting':
      return `${outlook.blooms ? 'Bloom' : 'Harvest'} over for this season`;
    case 'ended': {
      const { by, day } = outlook;
      if (by === 'frost') return `Ended with the frost of about ${dayOf(day)}`;
      return `${by === 'bloom' ? 'Bloom' : 'Harvest'} over since about ${dayOf(day)}`;
    }
  }
}
