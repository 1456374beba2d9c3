import { searchFor, searchIndexOf } from '../search/searchIndex';
import type { Searchable } from '../search/searchIndex';
import { SEARCH_WORDS } from '../search/searchWords';
import type { ServiceCategory, ServiceProvider } from './ServiceProvider';
import { plainText } from '../text/plainText';

interface Directory {
  readonly providers: readonly ServiceProvider[];
  readonly categories: readonly ServiceCategory[];
}

/** A provider as it is searched for: by its names in any language, its further words, and the words of its category. */
export function searchableProvider(provider: ServiceProvider, category: ServiceCategory | undefined): Searchable {
  return {
    id: provider.id,
    names: Object.values(provider.name),
    keywords: [provider.alsoCalled, ...Object.values(category?.name ?? {})],
    topics: category === undefined ? [] : Object.values(SEARCH_WORDS.services[category.icon]),
  };
}

/** Providers that match what is typed, best first; all of them, in the order of the directory, while nothing is. */
export function searchProviders({ providers, categories }: Directory, typed: string): readonly ServiceProvider[] {
  if (plainText(typed) === '') {
    return providers;
  }
  const entries = providers.map((provider) => ({
    ...searchableProvider(
      provider,
      categories.find(({ id }) => id === provider.categoryId),
    ),
    provider,
  }));
  return searchFor(searchIndexOf(entries), typed).map(({ entry }) => entry.provider);
}
