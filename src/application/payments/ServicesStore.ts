import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { ServiceCategory, ServiceProvider } from '../../domain/payment/ServiceProvider';
import type { LoadStatus } from '../loading/LoadStatus';
import { statusOf } from '../loading/LoadStatus';
import type { OperationGateway } from '../ports/OperationGateway';

/** Directory of service providers, loaded once per session. */
export class ServicesStore {
  status: LoadStatus = 'LOADING';
  categories: readonly ServiceCategory[] = [];
  providers: readonly ServiceProvider[] = [];
  schoolYears: readonly string[] = [];
  /** Phone number of the signed-in user; empty until loaded. */
  ownPhone = '';

  readonly #gateway: OperationGateway;
  #reading: Promise<void> | undefined;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(
      this,
      { categories: observableRef, providers: observableRef, schoolYears: observableRef },
      { autoBind: true },
    );
  }

  providerOf(id: string): ServiceProvider | undefined {
    return this.providers.find((provider) => provider.id === id);
  }

  categoryOf({ categoryId }: Pick<ServiceProvider, 'categoryId'>): ServiceCategory | undefined {
    return this.categories.find(({ id }) => id === categoryId);
  }

  /** Loads the directories unless they are loaded; concurrent callers share one call. */
  async ensure(): Promise<void> {
    if (this.status === 'LOADED') {
      return;
    }
    this.#reading ??= this.#read();
    await this.#reading;
    this.#reading = undefined;
  }

  /** Loads the phone number of the signed-in user; when it fails only a shortcut is missing. */
  async ensureOwnPhone(): Promise<void> {
    if (this.ownPhone !== '') {
      return;
    }
    const answer = await this.#gateway.execute('GET_PERSONAL_DATA', {});
    runInAction(() => {
      this.ownPhone = answer.ok ? answer.value.phone : '';
    });
  }

  async #read(): Promise<void> {
    runInAction(() => {
      this.status = 'LOADING';
    });
    const query = { withoutImages: true };
    const [categories, providers, years] = await Promise.all([
      this.#gateway.execute('GET_SERVICE_CATEGORIES', query),
      this.#gateway.execute('GET_SERVICE_PROVIDERS', query),
      this.#gateway.execute('GET_SCHOOL_YEARS', {}),
    ]);
    runInAction(() => {
      if (categories.ok && providers.ok && years.ok) {
        this.categories = categories.value.categories;
        this.providers = providers.value.providers;
        this.schoolYears = years.value;
        this.status = statusOf(this.providers);
      } else {
        this.status = 'ERROR';
      }
    });
  }
}
