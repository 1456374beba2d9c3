import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { OperationGateway } from '../../application/ports/OperationGateway';
import type { UserStore } from '../../application/user/UserStore';
import type { Language } from '../../domain/language/Language';

/** The language the bank writes in; the view speaks it too once the bank has kept it. */
export class LanguageViewModel {
  /** What the customer has chosen here; `undefined` until then. */
  chosen: Language | undefined;
  busy = false;
  saved = false;
  failure: Failure | undefined;

  readonly #gateway: OperationGateway;
  readonly #user: UserStore;

  constructor(gateway: OperationGateway, user: UserStore) {
    this.#gateway = gateway;
    this.#user = user;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** The language the bank writes in now; `undefined` until it has said so. */
  get bankLanguage(): Language | undefined {
    return this.#user.user?.language;
  }

  choose(language: Language): void {
    this.chosen = language;
    this.saved = false;
  }

  /** Has the bank keep the language. True when it has. */
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
