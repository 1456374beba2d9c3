import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { UserStore } from '../user/UserStore';
import { RequestSequence } from '../loading/RequestSequence';
import type { OperationGateway } from '../ports/OperationGateway';

/** The picture of the person who is signed in, as new as the version the user data tell of. */
export class AvatarStore {
  /** A JPEG; `undefined` where there is none, or none yet. */
  picture: Uint8Array<ArrayBuffer> | undefined;

  readonly #gateway: OperationGateway;
  readonly #user: UserStore;
  readonly #latest = new RequestSequence();
  #loadedVersion = 0n;

  constructor(gateway: OperationGateway, user: UserStore) {
    this.#gateway = gateway;
    this.#user = user;
    makeAutoObservable(this, { picture: observableRef }, { autoBind: true });
  }

  /** The version the bank has; companies have no pictures (specification 1, section 6). */
  get version(): bigint {
    const { user } = this.#user;
    return user === undefined || user.customerKind === 'C' ? 0n : user.avatarDataVersion;
  }

  /** Reads the picture when the bank has another one than this. */
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

  /** Shows a picture the bank has just taken, or that there is none any more. */
  show(picture: Uint8Array<ArrayBuffer> | undefined, dataVersion: bigint): void {
    if (dataVersion >= this.#loadedVersion) {
      this.#loadedVersion = dataVersion;
      runInAction(() => {
        this.picture = picture;
      });
    }
  }
}
