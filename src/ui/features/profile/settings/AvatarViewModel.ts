import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { AvatarStore } from '../../../../application/profile/AvatarStore';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { Pictures } from '../../../../application/ports/Pictures';

/** Side of the square picture in pixels: sharp at its largest size on a screen of double density. */
const SIDE = 320;

@injectable()
export class AvatarDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(Pictures) readonly pictures!: Pictures;
  @inject(AvatarStore) readonly avatar!: AvatarStore;
}

/** Upload and removal of the profile picture. */
@injectable()
export class AvatarViewModel {
  busy = false;
  failure: Failure | undefined;
  /** True when the chosen file is not an image the browser can read. */
  unreadable = false;

  readonly #deps: AvatarDeps;

  constructor(@inject(AvatarDeps) deps: AvatarDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get hasPicture(): boolean {
    return this.#deps.avatar.picture !== undefined;
  }

  /** Crops a square from an image file and uploads it. */
  async choose(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (this.#begin()) {
      const square = await this.#deps.pictures.square(bytes, SIDE);
      if (square === undefined) {
        this.#end(undefined, true);
      } else {
        await this.#set(square);
      }
    }
  }

  async remove(): Promise<void> {
    if (this.#begin()) {
      await this.#set(undefined);
    }
  }

  async #set(picture: Uint8Array<ArrayBuffer> | undefined): Promise<void> {
    const answer = await this.#deps.gateway.execute('SET_AVATAR', { picture });
    if (answer.ok) {
      this.#deps.avatar.show(picture, answer.value.dataVersion);
    }
    this.#end(answer.ok ? undefined : answer.failure, false);
  }

  #begin(): boolean {
    if (this.busy) {
      return false;
    }
    this.busy = true;
    this.failure = undefined;
    this.unreadable = false;
    return true;
  }

  #end(failure: Failure | undefined, unreadable: boolean): void {
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
      this.unreadable = unreadable;
    });
  }
}
