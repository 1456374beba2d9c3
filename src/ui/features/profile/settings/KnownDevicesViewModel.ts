import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { statusOf } from '../../../../application/loading/LoadStatus';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { KnownDevice } from '../../../../domain/user/KnownDevice';
import { changeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeModel } from '../../../flow/change/ChangeModel';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';

/** Browsers that may sign in: every one, or those the user has signed in from before. */
export const ALLOWED_BROWSERS = ['any', 'known'] as const;

export type AllowedBrowsers = (typeof ALLOWED_BROWSERS)[number];

/** The browsers the bank knows of the user, which of them to forget, and whether any other may sign in. */
@injectable()
export class KnownDevicesViewModel implements ChangeModel {
  status: LoadStatus = 'LOADING';
  devices: readonly KnownDevice[] = [];
  /** The present setting; `undefined` until the bank has sent it. */
  current: AllowedBrowsers | undefined;
  chosen: AllowedBrowsers | undefined;
  /** The browser that is being forgotten. */
  forgetting: string | undefined;
  /** The user has asked for this browser to be forgotten, and is asked whether it is meant. */
  asked: KnownDevice | undefined;
  readonly confirmation: ChangeConfirmation;

  #forgetFailure: Failure | undefined;
  readonly #deps: ChangeDeps;

  constructor(@inject(ChangeDeps) deps: ChangeDeps) {
    this.#deps = deps;
    this.confirmation = changeConfirmation(deps.flow, { reload: () => this.load() });
    makeAutoObservable(this, { devices: observableRef, asked: observableRef, confirmation: false }, { autoBind: true });
  }

  /** The value of the form: the choice under way, or the present setting. */
  get allowed(): AllowedBrowsers | undefined {
    return this.chosen ?? this.current;
  }

  /** Nothing to confirm while the choice is what holds. */
  get changed(): boolean {
    return this.chosen !== undefined && this.chosen !== this.current;
  }

  get busy(): boolean {
    return this.#deps.flow.busy;
  }

  /** The refusal of the form or of forgetting a browser. */
  get failure(): Failure | undefined {
    return this.#forgetFailure ?? this.#deps.flow.failure;
  }

  choose(allowed: AllowedBrowsers): void {
    this.chosen = allowed;
  }

  openForm(): void {
    if (this.confirmation.page === 'done') {
      this.chosen = undefined;
      this.#deps.flow.open();
    } else {
      this.confirmation.edit();
    }
  }

  async load(): Promise<void> {
    const answer = await this.#deps.gateway.execute('GET_KNOWN_DEVICES', {});
    runInAction(() => {
      if (answer.ok) {
        this.devices = answer.value.devices;
        this.current = answer.value.onlyKnown ? 'known' : 'any';
        this.status = statusOf(this.devices);
      } else if (this.current === undefined) {
        this.status = 'ERROR';
      }
    });
  }

  async submit(): Promise<void> {
    const { chosen } = this;
    this.#forgetFailure = undefined;
    if (chosen === undefined || !this.changed) {
      return;
    }
    const { gateway, flow } = this.#deps;
    await flow.submit(
      (operationId) => ({ operationId, onlyKnown: chosen === 'known' }),
      (request) => gateway.execute('ALLOW_ONLY_KNOWN_DEVICES', request),
    );
  }

  ask(device: KnownDevice): void {
    this.asked = device;
  }

  keep(): void {
    this.asked = undefined;
  }

  /** Has the bank forget the browser that was asked about, and shows what is left. */
  async forget(): Promise<void> {
    const { asked } = this;
    if (asked === undefined || this.forgetting !== undefined) {
      return;
    }
    this.forgetting = asked.id;
    this.#forgetFailure = undefined;
    const answer = await this.#deps.gateway.execute('FORGET_DEVICE', { deviceId: asked.id });
    runInAction(() => {
      this.forgetting = undefined;
      this.asked = undefined;
      this.#forgetFailure = answer.ok ? undefined : answer.failure;
    });
    await this.load();
  }
}
