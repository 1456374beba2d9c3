import { makeAutoObservable } from 'mobx';

import type { Transaction } from '../../../../domain/history/Transaction';
import { searchProviders } from '../../../../domain/payment/searchProviders';
import { SERVICE_REGIONS } from '../../../../domain/payment/ServiceProvider';
import type { ServiceCategory, ServiceProvider, ServiceRegion } from '../../../../domain/payment/ServiceProvider';
import type { PaymentContext } from '../../../flow/payment/PaymentContext';
import { kindOfProvider, openProviderForm } from './providerForm';
import { PAST_OPERATIONS, SERVICES } from '../../../flow/payment/sharedResources';

/** Maximum number of recently paid providers shown above the categories. */
const MAX_RECENT = 4;

/** Recently paid provider, with its latest payment. */
export interface PaidProvider {
  readonly provider: ServiceProvider;
  readonly transaction: Transaction;
}

/** Catalogue of service providers, by category, search and region. One instance per session, so that going back keeps the position. */
export class ProviderCatalogueViewModel {
  search = '';
  categoryId = '';
  region: ServiceRegion | '' = '';

  readonly #context: PaymentContext;

  constructor(context: PaymentContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** True while neither a search nor a category is set. */
  get isAtStart(): boolean {
    return this.search.trim() === '' && this.categoryId === '';
  }

  get categories(): readonly ServiceCategory[] {
    return SERVICES.of(this.#context).categories;
  }

  get category(): ServiceCategory | undefined {
    return this.categories.find(({ id }) => id === this.categoryId);
  }

  /** Providers that match the search and filters, in the order of the directory. */
  get providers(): readonly ServiceProvider[] {
    const found = searchProviders(SERVICES.of(this.#context), this.search);
    return found.filter(
      ({ categoryId, regions }) =>
        (this.categoryId === '' || categoryId === this.categoryId) &&
        (this.region === '' || regions.length === 0 || regions.includes(this.region)),
    );
  }

  /** Recently paid providers, each once, newest first. */
  get recent(): readonly PaidProvider[] {
    const seen = new Set<string>();
    return PAST_OPERATIONS.of(this.#context)
      .transactions.flatMap((transaction) => {
        const provider = SERVICES.of(this.#context).providerOf(transaction.terms?.details?.providerCode ?? '');
        const key = `${provider?.id ?? ''} ${transaction.credit.accountNumber ?? ''}`;
        const isNew = provider !== undefined && transaction.debit.amount !== undefined && !seen.has(key);
        seen.add(key);
        return isNew && kindOfProvider(provider).canRepeat(transaction, this.#context)
          ? [{ provider, transaction }]
          : [];
      })
      .slice(0, MAX_RECENT);
  }

  load(): void {
    void SERVICES.of(this.#context).ensure();
    void this.#context.accounts.ensure();
    void PAST_OPERATIONS.of(this.#context).reload();
  }

  setSearch(search: string): void {
    this.search = search;
  }

  setCategory(categoryId: string): void {
    this.categoryId = categoryId;
  }

  setRegion(region: string): void {
    this.region = SERVICE_REGIONS.find((known) => known === region) ?? '';
  }

  /** Returns to all categories. */
  clear(): void {
    this.search = '';
    this.categoryId = '';
  }

  /** Opens the form of a provider and returns its path. A form already begun for the same provider is kept. */
  choose(provider: ServiceProvider): string {
    return openProviderForm(provider, this.#context);
  }

  /** Fills the form with the latest payment to the provider and returns its path. Sends nothing. */
  repeat({ provider, transaction }: PaidProvider): string {
    const kind = kindOfProvider(provider);
    kind.repeat(transaction, this.#context);
    return kind.path;
  }
}

const held = new WeakMap<PaymentContext, ProviderCatalogueViewModel>();

/** Returns the catalogue of a session. */
export function catalogueAt(context: PaymentContext): ProviderCatalogueViewModel {
  const catalogue = held.get(context) ?? new ProviderCatalogueViewModel(context);
  held.set(context, catalogue);
  return catalogue;
}
