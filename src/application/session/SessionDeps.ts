import { inject, injectable } from '../injection';
import { AuthenticationGateway } from '../ports/AuthenticationGateway';
import { Restart } from '../ports/Restart';
import { Scheduler } from '../ports/Scheduler';
import { Settings } from '../ports/Settings';
import { TabChannel } from '../ports/TabChannel';
import { SessionKeeper } from './SessionKeeper';

@injectable()
export class SessionDeps {
  @inject(SessionKeeper) readonly keeper!: SessionKeeper;
  @inject(AuthenticationGateway) readonly gateway!: AuthenticationGateway;
  @inject(TabChannel) readonly tabs!: TabChannel;
  @inject(Scheduler) readonly scheduler!: Scheduler;
  @inject(Restart) readonly restart!: Restart;
  @inject(Settings) readonly settings?: Settings;
}
