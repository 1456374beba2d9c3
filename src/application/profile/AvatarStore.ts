import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../injection';
import { UserStore } from '../user/UserStore';
import { RequestSequence } from '../loading/RequestSequence';
import { OperationGateway } from '../ports/OperationGateway';

/** Picture of the signed-in user, reloaded when the user data report another version. */
@injectable('Singleton')
export class AvatarStore {
  /** JPEG bytes; `undefined` when there is none, or none yet. */
  picture: Uint8Array<ArrayBuffer> | undefined;

  readonly #gateway: OperationGateway;
  readonly #user: UserStore;
  readonly #latest = new RequestSequence();
  #loadedVersion = 0n;

  constructor(@inject(OperationGateway) gateway: OperationGateway, @inject(UserStore) user: UserStore) {
    this.#gateway = gateway;
    this.#user = user;
    makeAutoObservable(this, { picture: observableRef }, { autoBind: true });
  }

  /** Version of the picture at the bank; companies have no pictures (specification 1, section 6). */
  get version(): bigint {
    const { user } = this.#user;
    return user === undefined || user.customerKind === 'C' ? 0n : user.avatarDataVersion;
  }

  /** Loads the picture when its version differs from the bank's. */
  async refresh(): Promise<void> {
    if (this.version <= this.#loadedVersion) {
      return;
    }
    const isLatest = this.#latest.begin();
    const answer = await this.#gateway.execute('GET_AVATAR', {});
    if (answer.ok && isLatest()) {
      this.show(answer.value.picture, answer.value.dataVersion);
    }
  }

  /** Takes over a picture the bank has just saved or removed. */
  show(picture: Uint8Array<ArrayBuffer> | undefined, dataVersion: bigint): void {
    if (dataVersion >= this.#loadedVersion) {
      this.#loadedVersion = dataVersion;
      runInAction(() => {
        this.picture = picture;
      });
    }
  }
}
