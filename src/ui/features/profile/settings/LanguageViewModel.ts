import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { UserStore } from '../../../../application/user/UserStore';
import type { Language } from '../../../../domain/language/Language';

/** Language in which the bank writes to the customer; the screen switches to it once the bank has stored it. */
@injectable()
export class LanguageViewModel {
  /** Language chosen on this page; `undefined` until then. */
  chosen: Language | undefined;
  busy = false;
  saved = false;
  failure: Failure | undefined;

  readonly #gateway: OperationGateway;
  readonly #user: UserStore;

  constructor(@inject(OperationGateway) gateway: OperationGateway, @inject(UserStore) user: UserStore) {
    this.#gateway = gateway;
    this.#user = user;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Language the bank writes in at present; `undefined` until it has reported it. */
  get bankLanguage(): Language | undefined {
    return this.#user.user?.language;
  }

  choose(language: Language): void {
    this.chosen = language;
    this.saved = false;
  }

  /** Stores the language at the bank; resolves to true when it has. */
  async save(language: Language): Promise<boolean> {
    if (this.busy) {
      return false;
    }
    this.busy = true;
    this.saved = false;
    this.failure = undefined;
    const answer = await this.#gateway.execute('CHANGE_USER_LOCALE', { language });
    runInAction(() => {
      this.busy = false;
      this.saved = answer.ok;
      this.failure = answer.ok ? undefined : answer.failure;
    });
    if (answer.ok) {
      void this.#user.reload();
    }
    return answer.ok;
  }
}
