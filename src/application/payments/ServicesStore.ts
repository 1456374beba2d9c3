import type { ServiceCategory, ServiceProvider } from '../../domain/payment/ServiceProvider';
import type { Result } from '../../domain/result/Result';
import { success } from '../../domain/result/Result';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

interface ServiceDirectories {
  readonly categories: readonly ServiceCategory[];
  readonly providers: readonly ServiceProvider[];
  readonly schoolYears: readonly string[];
}

/** Directory of service providers. */
export class ServicesStore extends ListStore<ServiceDirectories> {
  constructor(gateway: OperationGateway) {
    super({
      empty: { categories: [], providers: [], schoolYears: [] },
      load: () => loadFrom(gateway),
      isEmpty: ({ providers }) => providers.length === 0,
    });
  }

  get categories(): readonly ServiceCategory[] {
    return this.held.categories;
  }

  get providers(): readonly ServiceProvider[] {
    return this.held.providers;
  }

  get schoolYears(): readonly string[] {
    return this.held.schoolYears;
  }

  providerOf(id: string): ServiceProvider | undefined {
    return this.providers.find((provider) => provider.id === id);
  }

  categoryOf({ categoryId }: Pick<ServiceProvider, 'categoryId'>): ServiceCategory | undefined {
    return this.categories.find(({ id }) => id === categoryId);
  }
}

async function loadFrom(gateway: OperationGateway): Promise<Result<ServiceDirectories, Failure>> {
  const query = { withoutImages: true };
  const [categories, providers, years] = await Promise.all([
    gateway.execute('GET_SERVICE_CATEGORIES', query),
    gateway.execute('GET_SERVICE_PROVIDERS', query),
    gateway.execute('GET_SCHOOL_YEARS', {}),
  ]);
  if (!categories.ok) {
    return categories;
  }
  if (!providers.ok) {
    return providers;
  }
  return years.ok
    ? success({
        categories: categories.value.categories,
        providers: providers.value.providers,
        schoolYears: years.value,
      })
    : years;
}
