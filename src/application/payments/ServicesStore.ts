import { openSchoolYears } from '../../domain/payment/schoolYears';
import type { SchoolYear } from '../../domain/payment/schoolYears';
import type { ServiceCategory, ServiceProvider } from '../../domain/payment/ServiceProvider';
import type { Result } from '../../domain/result/Result';
import { success } from '../../domain/result/Result';
import { bankDayOf } from '../../domain/time/Instant';
import type { DirectoryStore } from '../directories/DirectoryStore';
import type { Failure } from '../operations/failureCodes';
import type { Clock } from '../ports/Clock';
import { ListStore } from '../stores/ListStore';

interface ServiceDirectories {
  readonly categories: readonly ServiceCategory[];
  readonly providers: readonly ServiceProvider[];
  readonly schoolYears: readonly SchoolYear[];
}

interface ServicesDeps {
  readonly clock: Clock;
  readonly directories: DirectoryStore;
}

/** Directory of service providers. */
export class ServicesStore extends ListStore<ServiceDirectories> {
  readonly #clock: Clock;

  constructor({ clock, directories }: ServicesDeps) {
    super({
      empty: { categories: [], providers: [], schoolYears: [] },
      load: () => loadFrom(directories),
      isEmpty: ({ providers }) => providers.length === 0,
    });
    this.#clock = clock;
    directories.onNewEdition(['SERVICE_CATEGORIES', 'SERVICE_PROVIDERS', 'SCHOOL_YEARS'], this.markStale);
  }

  get categories(): readonly ServiceCategory[] {
    return this.held.categories;
  }

  get providers(): readonly ServiceProvider[] {
    return this.held.providers;
  }

  /** School years that can be paid for now. */
  get schoolYears(): readonly string[] {
    return openSchoolYears(this.held.schoolYears, bankDayOf(this.#clock.now()));
  }

  providerOf(id: string): ServiceProvider | undefined {
    return this.providers.find((provider) => provider.id === id);
  }

  categoryOf({ categoryId }: Pick<ServiceProvider, 'categoryId'>): ServiceCategory | undefined {
    return this.categories.find(({ id }) => id === categoryId);
  }
}

async function loadFrom(directories: DirectoryStore): Promise<Result<ServiceDirectories, Failure>> {
  const [categories, providers, years] = await Promise.all([
    directories.of('SERVICE_CATEGORIES').read(),
    directories.of('SERVICE_PROVIDERS').read(),
    directories.of('SCHOOL_YEARS').read(),
  ]);
  if (!categories.ok) {
    return categories;
  }
  if (!providers.ok) {
    return providers;
  }
  return years.ok
    ? success({ categories: categories.value, providers: providers.value, schoolYears: years.value })
    : years;
}
