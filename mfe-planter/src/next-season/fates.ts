import type { Footprint } from '@planted/garden-domain';
import type { Difference } from '@planted/ui';
import type { Fate, NextSeason } from './next-season';
import { placeWords } from './reasons';

/** How the next season differs from this one, for its marks. */
export type FateMark = Extract<Difference, 'stays' | 'added' | 'removed' | 'moved'>;

/** What is listed under one heading, under one mark. */
export interface FateGroup {
  readonly title: string;
  readonly mark: FateMark;
  readonly fates: readonly Fate[];
}

export const FATE_GROUPS: readonly FateGroup[] = [
  { title: 'Stays', mark: 'stays', fates: ['stays', 'planned', 'again'] },
  { title: 'Shifts', mark: 'moved', fates: ['shifts'] },
  { title: 'Proposed elsewhere', mark: 'added', fates: ['elsewhere'] },
  { title: 'Starts in fall', mark: 'added', fates: ['in-fall'] },
  { title: 'Starts anew', mark: 'added', fates: ['anew'] },
  { title: 'Goes', mark: 'removed', fates: ['goes'] },
];

/** What is kept at the left, what is not at the right; where one side would be empty, the other is split. */
export function columnsOf(groups: readonly FateGroup[]): readonly (readonly FateGroup[])[] {
  const isKept = ({ mark }: FateGroup) => mark === 'stays' || mark === 'moved';
  const kept = groups.filter(isKept);
  const others = groups.filter((group) => !isKept(group));
  return kept.length > 0 && others.length > 0 ? [kept, others] : [groups.slice(0, 1), groups.slice(1)];
}

export const markOf = (fate: Fate): FateMark | undefined =>
  FATE_GROUPS.find(({ fates }) => fates.includes(fate))?.mark;

/** '18 shift, 5 stay, 9 go.' */
export function countWords({ lines }: NextSeason): string {
  const count = (...fates: Fate[]) => lines.filter(({ fate }) => fates.includes(fate)).length;
  const [shift, stay, elsewhere, go] = [
    count('shifts'),
    count('stays', 'planned', 'again'),
    count('elsewhere'),
    count('goes'),
  ];
  const others = [
    [elsewhere, 'proposed elsewhere'],
    [count('in-fall'), 'in fall'],
    [count('anew'), 'anew'],
  ] as const;
  const told = others.flatMap(([number, words]) => (number === 0 ? [] : `${number} ${words}, `));
  return `${shift} shift, ${stay} stay, ${told.join('')}${go} go.`;
}

const NAMED = 4;

/** 'Bush Bean can come to row 1, column 1; row 1, column 2; and 3 more.' */
export function cornerWords(corners: readonly Footprint[], plantName: string): string {
  if (corners.length === 0) return `No square is free for ${plantName}.`;
  const more = corners.length > NAMED ? [`and ${corners.length - NAMED} more`] : [];
  return `${plantName} can come to ${[...corners.slice(0, NAMED).map(placeWords), ...more].join('; ')}.`;
}
