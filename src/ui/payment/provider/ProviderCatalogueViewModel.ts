import { makeAutoObservable } from 'mobx';

import type { Transaction } from '../../../domain/history/Transaction';
import { searchProviders } from '../../../domain/payment/searchProviders';
import { SERVICE_REGIONS } from '../../../domain/payment/ServiceProvider';
import type { ServiceCategory, ServiceProvider, ServiceRegion } from '../../../domain/payment/ServiceProvider';
import type { PaymentContext } from '../PaymentContext';
import { janyKitep } from '../janyKitep/janyKitep';
import { mobile } from '../mobile/mobile';
import { servicePayment, singlePayment } from './serviceKinds';

/** How many providers that were paid lately stand above the categories. */
const MOST_RECENT = 4;

/** A provider that was paid lately, and the payment it was paid with last. */
export interface PaidProvider {
  readonly provider: ServiceProvider;
  readonly transaction: Transaction;
}

/** Who can be paid for services: by category, by search, by region. One for a visit, so that the way back keeps its place. */
export class ProviderCatalogueViewModel {
  search = '';
  categoryId = '';
  region: ServiceRegion | '' = '';

  readonly #context: PaymentContext;

  constructor(context: PaymentContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Neither a word nor a category was chosen yet. */
  get isAtStart(): boolean {
    return this.search.trim() === '' && this.categoryId === '';
  }

  get categories(): readonly ServiceCategory[] {
    return this.#context.services.categories;
  }

  get category(): ServiceCategory | undefined {
    return this.categories.find(({ id }) => id === this.categoryId);
  }

  /** What is looked for, in the order of the directory. */
  get providers(): readonly ServiceProvider[] {
    const found = searchProviders(this.#context.services, this.search);
    return found.filter(
      ({ categoryId, regions }) =>
        (this.categoryId === '' || categoryId === this.categoryId) &&
        (this.region === '' || regions.length === 0 || regions.includes(this.region)),
    );
  }

  /** Providers paid lately, each once, newest first. */
  get recent(): readonly PaidProvider[] {
    const seen = new Set<string>();
    return this.#context.past.transactions
      .flatMap((transaction) => {
        const provider = this.#context.services.providerOf(transaction.terms?.details?.providerCode ?? '');
        const key = `${provider?.id ?? ''} ${transaction.credit.accountNumber ?? ''}`;
        const isNew = provider !== undefined && transaction.debit.amount !== undefined && !seen.has(key);
        seen.add(key);
        return isNew && this.#kindOf(provider).canRepeat(transaction, this.#context) ? [{ provider, transaction }] : [];
      })
      .slice(0, MOST_RECENT);
  }

  load(): void {
    void this.#context.services.ensure();
    void this.#context.accounts.ensure();
    void this.#context.past.reload();
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

  /** Back to all categories. */
  clear(): void {
    this.search = '';
    this.categoryId = '';
  }

  /** Opens the form of a provider; answers its address. What was typed for the same provider is kept. */
  choose(provider: ServiceProvider): string {
    const { id: serviceProviderId, way } = provider;
    if (way === 'checked' || way === 'single') {
      const payment = (way === 'checked' ? servicePayment : singlePayment).at(this.#context);
      if (payment.draft.serviceProviderId !== serviceProviderId) {
        payment.fill({ serviceProviderId });
      }
    } else if (way === 'mobile') {
      mobile.at(this.#context).change({ serviceProviderId });
    }
    return this.#kindOf(provider).path;
  }

  /** Fills the form as the provider was paid last; answers its address. Sends nothing. */
  repeat({ provider, transaction }: PaidProvider): string {
    const kind = this.#kindOf(provider);
    kind.repeat(transaction, this.#context);
    return kind.path;
  }

  #kindOf({ way }: ServiceProvider) {
    switch (way) {
      case 'checked':
        return servicePayment;
      case 'single':
        return singlePayment;
      case 'mobile':
        return mobile;
      case 'kitep':
        return janyKitep;
      default:
        return way satisfies never;
    }
  }
}

const held = new WeakMap<PaymentContext, ProviderCatalogueViewModel>();

/** The catalogue of one visit to the bank. */
export function catalogueAt(context: PaymentContext): ProviderCatalogueViewModel {
  const catalogue = held.get(context) ?? new ProviderCatalogueViewModel(context);
  held.set(context, catalogue);
  return catalogue;
}
