import { makeAutoObservable, reaction } from 'mobx';

import { inject, injectable } from '../injection';
import { OfflineWatch } from '../session/OfflineWatch';
import { SessionStore } from '../session/SessionStore';
import { LiveUpdates } from './LiveUpdates';

@injectable()
export class BankLinkDeps {
  @inject(SessionStore) readonly session!: Pick<SessionStore, 'signedIn'>;
  @inject(OfflineWatch) readonly network!: Pick<OfflineWatch, 'online'>;
  @inject(LiveUpdates) readonly live!: Pick<LiveUpdates, 'active'>;
}

/** Link to the bank as a whole: the network of the device, the stream, which also knows of a bank that is away, and an unlocked screen. */
@injectable('Singleton')
export class BankLink {
  readonly #deps: BankLinkDeps;

  constructor(@inject(BankLinkDeps) deps: BankLinkDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** True while calls are answered, as far as is known. */
  get isUp(): boolean {
    const { session, network, live } = this.#deps;
    return session.signedIn && network.online && live.active;
  }

  /** Calls `act` each time the link comes back. Returns a function that stops it. */
  onReturn(act: () => void): () => void {
    return reaction(
      () => this.isUp,
      (isUp) => {
        if (isUp) {
          act();
        }
      },
    );
  }
}
