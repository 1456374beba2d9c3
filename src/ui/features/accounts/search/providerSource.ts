import type { ServicesStore } from '../../../../application/payments/ServicesStore';
import { localized } from '../../../../domain/language/localized';
import { searchableProvider } from '../../../../domain/payment/searchProviders';
import type { ServiceProvider } from '../../../../domain/payment/ServiceProvider';
import type { SearchSource } from './SearchSource';

const MAX_ROWS = 5;

interface Market {
  readonly services: ServicesStore;
  /** True when the user may pay for services. */
  readonly isOpen: () => boolean;
  /** Opens the form of a provider and returns its address. */
  readonly choose: (provider: ServiceProvider) => string;
}

/** Providers of services, from the directory their payments use. */
export function providerSource({ services, isOpen, choose }: Market): SearchSource {
  return {
    group: 'providers',
    get status() {
      return isOpen() ? services.status : 'EMPTY';
    },
    fromLetters: 1,
    most: MAX_ROWS,
    ensure: async () => {
      if (isOpen()) {
        await services.ensure();
      }
    },
    entries: ({ language }) =>
      (isOpen() ? services.providers : []).map((provider) => {
        const category = services.categoryOf(provider);
        return {
          ...searchableProvider(provider, category),
          id: `provider:${provider.id}`,
          title: localized(provider.name, language),
          ...(category !== undefined && { note: localized(category.name, language) }),
          mark: { service: category?.icon },
          open: () => choose(provider),
        };
      }),
  };
}
