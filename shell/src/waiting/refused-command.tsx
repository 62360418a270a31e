import { saidToGardener } from '@planted/contracts';
import { useNavigate } from '@planted/mfe-kit';
import type { WaitingCommand } from '@planted/outbox';
import { Button, LinkButton, NeedsYou } from '@planted/ui';
import { spotNow, spotWanted } from './spots-of-act';
import { versionsOfChange } from './versions-of-change';
import type { Waiting } from './waiting-store';

interface RefusedCommandProps extends Pick<Waiting, 'wordsOf' | 'leaveOut' | 'sendAgain'> {
  readonly command: WaitingCommand;
}

/** One thing that was not taken: what is there now, what was done on this device, why, and the ways out. */
export function RefusedCommand({ command, wordsOf, leaveOut, sendAgain }: RefusedCommandProps) {
  const navigate = useNavigate();
  const { what, when } = wordsOf(command);
  const { refusal, gardenId, call } = command;
  const wanted = spotWanted(command);
  const changed = versionsOfChange(command);
  const bed =
    call === 'change-layout' && gardenId !== null ? `/garden-summary?garden=${gardenId}` : undefined;
  return (
    <NeedsYou
      inline
      title={`Needs you: ${what}`}
      versions={[
        {
          name: changed ? 'There now' : 'In the garden',
          detail: changed?.now ?? spotNow(command) ?? 'Without it',
        },
        { name: 'From this device', detail: changed?.mine ?? wanted ?? `${what}, ${when}` },
      ]}
      actions={
        <>
          {bed ? (
            <LinkButton href={bed} onNavigate={navigate} variant="primary">
              Open the Bed
            </LinkButton>
          ) : (
            <Button variant="primary" onClick={() => sendAgain(command)}>
              {changed ? 'Save Mine' : 'Try Again'}
            </Button>
          )}
          <Button onClick={() => leaveOut(command)}>Leave It Out</Button>
        </>
      }
    >
      {what} was not taken: {saidToGardener(refusal?.message ?? '').replace(/\.$/, '')}. It is kept here until
      you decide.
    </NeedsYou>
  );
}
