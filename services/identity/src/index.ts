import type { ServiceDefinition } from '@planted/service-kit';
import { CloseSession } from './commands/close-session/close-session.command-handler';
import { OpenDemoSession } from './commands/open-demo-session/open-demo-session.command-handler';
import { OpenSession } from './commands/open-session/open-session.command-handler';
import { IdentityModule } from './identity.module';
import { UsersAndSessions1763712000000 } from './migrations/users-and-sessions.migration';
import { FindSession } from './queries/find-session/find-session.query-handler';
import { SessionEntity } from './sessions/session.entity';
import { UserEntity } from './users/user.entity';

/** Who people are: users, sessions, and the tokens that prove them. */
export const identityService: ServiceDefinition = {
  name: 'identity',
  module: IdentityModule,
  answers: [OpenSession, OpenDemoSession, CloseSession, FindSession],
  entities: [UserEntity, SessionEntity],
  migrations: [UsersAndSessions1763712000000],
};
