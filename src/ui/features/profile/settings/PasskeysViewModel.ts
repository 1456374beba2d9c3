import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { statusOf } from '../../../../application/loading/LoadStatus';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import { Device } from '../../../../application/ports/Device';
import { PasskeyDevice } from '../../../../application/ports/PasskeyDevice';
import type { PasskeyRefusal } from '../../../../application/ports/PasskeyDevice';
import { deviceName } from '../../../../domain/user/deviceName';
import { MAX_PASSKEY_NAME, MAX_PASSKEYS } from '../../../../domain/user/Passkey';
import type { Passkey } from '../../../../domain/user/Passkey';
import { changeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeConfirmation } from '../../../flow/change/changeConfirmation';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';
import type { ChangeModel } from '../../../flow/change/ChangeModel';

@injectable()
export class PasskeysDeps {
  @inject(ChangeDeps) readonly change!: ChangeDeps;
  @inject(PasskeyDevice) readonly passkeys!: PasskeyDevice;
  @inject(Device) readonly device!: Device;
}

/** Question about a passkey: another name, or its removal. */
export interface PasskeyQuestion {
  readonly about: 'rename' | 'remove';
  readonly passkey: Passkey;
}

/** Passkeys of the user: adding one, which a code confirms, renaming and removing. */
@injectable()
export class PasskeysViewModel implements ChangeModel {
  status: LoadStatus = 'LOADING';
  passkeys: readonly Passkey[] = [];
  /** Name of the passkey to add; the name of this device until the user has typed one. */
  typed: string | undefined;
  /** Reason the device has made no passkey. */
  refused: PasskeyRefusal | undefined;
  asked: PasskeyQuestion | undefined;
  /** Other name that is being typed. */
  newName = '';
  /** True while the device makes a passkey. */
  isMaking = false;
  /** True while the bank removes or renames one. */
  answering = false;
  /** Failure before the form was sent, of a removal or of a new name. */
  ownFailure: Failure | undefined;
  readonly confirmation: ChangeConfirmation;

  readonly #deps: PasskeysDeps;

  constructor(@inject(PasskeysDeps) deps: PasskeysDeps) {
    this.#deps = deps;
    this.confirmation = changeConfirmation(deps.change.flow, { reload: () => this.load() });
    makeAutoObservable(
      this,
      { passkeys: observableRef, asked: observableRef, ownFailure: observableRef, confirmation: false },
      { autoBind: true },
    );
  }

  /** True for a browser that can make passkeys. */
  get isAvailable(): boolean {
    return this.#deps.passkeys.isAvailable;
  }

  get isFull(): boolean {
    return this.passkeys.length >= MAX_PASSKEYS;
  }

  /** Text of the field. */
  get name(): string {
    return this.typed ?? this.#suggestedName;
  }

  /** Name the passkey gets: an emptied field stands for the suggestion. */
  get givenName(): string {
    return this.name.trim() || this.#suggestedName;
  }

  get busy(): boolean {
    return this.isMaking || this.#deps.change.flow.busy;
  }

  /** Failure to show. */
  get failure(): Failure | undefined {
    return this.ownFailure ?? this.#deps.change.flow.failure;
  }

  get #suggestedName(): string {
    const { browser, system } = deviceName(this.#deps.device.userAgent);
    return system ?? browser ?? 'Tulpar';
  }

  setName(name: string): void {
    this.typed = name;
  }

  setNewName(name: string): void {
    this.newName = name;
  }

  openForm(): void {
    if (this.confirmation.page === 'done') {
      this.typed = undefined;
      this.#deps.change.flow.open();
    } else {
      this.confirmation.edit();
    }
  }

  async load(): Promise<void> {
    const answer = await this.#deps.change.gateway.execute('GET_PASSKEYS', {});
    runInAction(() => {
      if (answer.ok) {
        this.passkeys = answer.value;
        this.status = statusOf(this.passkeys);
      } else if (this.status === 'LOADING') {
        this.status = 'ERROR';
      }
    });
  }

  /** Has the device make a passkey and the bank send the code that adds it. */
  async submit(): Promise<void> {
    const { change, passkeys } = this.#deps;
    const name = this.givenName;
    if (this.busy || name.length > MAX_PASSKEY_NAME) {
      return;
    }
    this.isMaking = true;
    this.refused = undefined;
    this.ownFailure = undefined;
    const terms = await change.gateway.execute('GET_PASSKEY_OPTIONS', {});
    const made = terms.ok ? await passkeys.create(terms.value) : undefined;
    runInAction(() => {
      this.isMaking = false;
      this.ownFailure = terms.ok ? undefined : terms.failure;
      this.refused = made === undefined || made.ok ? undefined : made.failure;
    });
    if (made?.ok === true) {
      await change.flow.submit(
        (operationId) => ({ operationId, name, passkey: made.value }),
        (request) => change.gateway.execute('ADD_PASSKEY', request),
      );
    }
  }

  ask(question: PasskeyQuestion): void {
    this.asked = question;
    this.newName = question.passkey.name;
  }

  keep(): void {
    this.asked = undefined;
  }

  get mayAnswer(): boolean {
    const { length } = this.newName.trim();
    return this.asked?.about === 'remove' || (length > 0 && length <= MAX_PASSKEY_NAME);
  }

  /** Removes or renames the passkey that was asked about, and reads what is left. */
  async answer(): Promise<void> {
    const { asked } = this;
    if (asked === undefined || this.answering || !this.mayAnswer) {
      return;
    }
    this.answering = true;
    this.ownFailure = undefined;
    const { gateway } = this.#deps.change;
    const passkeyId = asked.passkey.id;
    const answer =
      asked.about === 'remove'
        ? await gateway.execute('REMOVE_PASSKEY', { passkeyId })
        : await gateway.execute('RENAME_PASSKEY', { passkeyId, name: this.newName.trim() });
    runInAction(() => {
      this.answering = false;
      this.asked = undefined;
      this.ownFailure = answer.ok ? undefined : answer.failure;
    });
    if (answer.ok && asked.about === 'remove') {
      void this.#reportAccepted();
    }
    await this.load();
  }

  /** Has password managers stop offering what was removed. Where that fails they learn it with the next sign-in. */
  async #reportAccepted(): Promise<void> {
    const { change, passkeys } = this.#deps;
    const terms = await change.gateway.execute('GET_PASSKEY_OPTIONS', {});
    if (terms.ok) {
      await passkeys.reportAccepted(terms.value);
    }
  }
}
