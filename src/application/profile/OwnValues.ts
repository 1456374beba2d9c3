import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Company } from '../../domain/corporate/Company';
import { inject, injectable } from '../injection';
import { OperationGateway } from '../ports/OperationGateway';
import { UserStore } from '../user/UserStore';
import { PersonalDataStore } from './PersonalDataStore';

/** Data of the customer that forms ask for. */
export type OwnValueName = 'inn' | 'phone' | 'name' | 'address';

/** Values that came with the sign-in; others are asked for. */
const AT_HAND: ReadonlySet<OwnValueName> = new Set(['inn', 'name']);

/**
 * Data of the customer that forms ask for and the bank knows: the number, the phone, the name and the address of the person, or those of the company. A value
 * that is not known is `undefined`, and then only a suggestion is missing.
 */
@injectable('Singleton')
export class OwnValues {
  company: Company | undefined;

  readonly #gateway: OperationGateway;
  readonly #user: UserStore;
  readonly #personal: PersonalDataStore;
  #loading: Promise<void> | undefined;

  constructor(
    @inject(OperationGateway) gateway: OperationGateway,
    @inject(UserStore) user: UserStore,
    @inject(PersonalDataStore) personal: PersonalDataStore,
  ) {
    this.#gateway = gateway;
    this.#user = user;
    this.#personal = personal;
    makeAutoObservable(this, { company: observableRef }, { autoBind: true });
  }

  /** True when the values are those of a company. */
  get ofCompany(): boolean {
    return this.#user.isCorporate;
  }

  /** The value, as the bank knows it. */
  of(name: OwnValueName): string | undefined {
    const known = this.#known(name)?.trim();
    return known === '' ? undefined : known;
  }

  /** Loads what the form asks for; the number and the name came with the sign-in. A failure is tried again with the next form. */
  async ensure(name: OwnValueName): Promise<void> {
    if (AT_HAND.has(name) || this.of(name) !== undefined) {
      return;
    }
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    await this.#loading;
  }

  #known(name: OwnValueName): string | undefined {
    const { user } = this.#user;
    switch (name) {
      case 'inn':
        return user?.inn;
      case 'name':
        return this.ofCompany ? user?.corporateName.ru : user?.fullName.ru;
      case 'phone':
        return this.ofCompany ? this.company?.phone : this.#personal.data?.phone;
      case 'address':
        return this.ofCompany ? this.company?.address.ru : this.#personal.data?.passport?.address;
      default:
        return name satisfies never;
    }
  }

  async #load(): Promise<void> {
    if (!this.ofCompany) {
      await this.#personal.reload();
      return;
    }
    const answer = await this.#gateway.execute('GET_CORP_CUSTOMER_DATA', {});
    runInAction(() => {
      this.company = answer.ok ? answer.value : undefined;
    });
  }
}
