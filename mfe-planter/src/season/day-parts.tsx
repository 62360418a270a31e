import { sizeOf } from '@planted/garden-domain';
import { useNavigate } from '@planted/mfe-kit';
import {
  BedDrawing,
  BedTags,
  dateWords,
  EmptyDay,
  freedWords,
  GhostTile,
  groundThen,
  ghostWords,
  NoDaysToCome,
  PastOfDay,
  ShowGhosts,
} from '@planted/ui';
import {
  type DayBedProps,
  type DayFootProps,
  type DayParts,
  type GoneGhostsProps,
  isElsewhen,
  placePath,
} from './bed-days';
import styles from './day-parts.module.css';

/** The bed of a day has the room of today's, also where it was larger. */
function DayBed({ chosen, matrix: now, name, cell: room, ...asked }: DayBedProps) {
  const { plants, ghosts, matrix: before, origin } = chosen;
  const matrix = before ?? now;
  const [{ width, height }, today] = [sizeOf(matrix), sizeOf(now)];
  const cell = room * Math.min(1, today.width / width, today.height / height);
  return (
    <div className={styles.bed} style={{ width: width * cell, height: height * cell }}>
      <BedDrawing {...groundThen(asked, origin, now)} {...{ matrix, plants, ghosts, name, cell }} named />
    </div>
  );
}

function GoneGhosts({ chosen: { ghosts, today }, cell, columns }: GoneGhostsProps) {
  const gone = ghosts.list.filter(({ kind }) => kind === 'gone');
  return (
    <g>
      {gone.map((ghost) => (
        <GhostTile key={ghost.plant.id} ghost={ghost} cell={cell} />
      ))}
      <BedTags plants={gone} cell={cell} columns={columns} today={today} />
    </g>
  );
}

function DayFoot({ chosen, hint, className }: DayFootProps) {
  const navigate = useNavigate();
  const { shows, show, today, ghosts, go, past, standing, isPlanned, gardenId } = chosen;
  const gone = isElsewhen(chosen) ? [] : ghosts.list.filter(({ kind }) => kind === 'gone');
  return (
    <div className={styles.foot}>
      <ShowGhosts {...shows} onShow={show} />
      {past && <PastOfDay {...chosen} {...past} onRetry={past.retry} />}
      {isElsewhen(chosen) && standing === 0 && <EmptyDay {...chosen} onGo={go} />}
      {!isPlanned && <NoDaysToCome href={placePath(gardenId)} onNavigate={navigate} />}
      {gone.length > 0 && (
        <ul className="vh" aria-label="Gone from the bed">
          {gone.map((ghost) => (
            <li key={ghost.plant.id}>{ghostWords(ghost, today)}</li>
          ))}
        </ul>
      )}
      {!isElsewhen(chosen) && ghosts.free.length > 0 && (
        <ul className="vh" aria-label="Free later">
          {ghosts.free.map((freed) => (
            <li key={freed.plant.id}>{freedWords(freed, today)}</li>
          ))}
        </ul>
      )}
      <p className={className}>
        {isElsewhen(chosen)
          ? `This is the bed on ${dateWords(chosen.day, today)}. To change it, go back to today: you place what stands now or comes next.`
          : hint}
      </p>
    </div>
  );
}

/** The parts of a bed that know its days. */
export const dayParts: DayParts = {
  bed: (props) => <DayBed {...props} />,
  gone: (props) => <GoneGhosts {...props} />,
  foot: (props) => <DayFoot {...props} />,
};
