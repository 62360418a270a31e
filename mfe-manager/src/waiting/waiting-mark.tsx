import { useWillBeSent } from '@planted/api-client';
import { WillBeSent } from '@planted/ui';

type Call = Parameters<typeof useWillBeSent>[1];

interface WaitingMarkProps {
  /** The id of what it stands beside. */
  readonly of: string;
  /** Of one kind of act only. */
  readonly call?: Call;
}

/** 'will be sent' beside what was done without a signal; nothing beside anything else. */
export const WaitingMark = ({ of, call }: WaitingMarkProps) =>
  useWillBeSent(of, call) ? <WillBeSent /> : null;
