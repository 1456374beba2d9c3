import * as z from 'zod/mini';

import { money } from '../../../src/domain/money/Money';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type {
  PaymentWay,
  ServiceCategory,
  ServiceIcon,
  ServiceProvider,
  ServiceRegion,
} from '../../../src/domain/payment/ServiceProvider';
import { providerField } from '../../../src/infrastructure/registry/serviceFields';
import type { CallContext } from '../../kernel/Handler';
import type { NameSource } from '../../kernel/OperationNames';

interface CategoryRow {
  readonly id: bigint;
  readonly name: LocalizedText;
  readonly icon: ServiceIcon;
  readonly open_to_companies: boolean;
}

interface ProviderRow {
  readonly id: bigint;
  readonly category_id: bigint;
  readonly name: LocalizedText;
  readonly also_called: string;
  readonly regions: readonly ServiceRegion[];
  readonly way: PaymentWay;
  readonly fields: z.input<typeof fieldList>;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly fee_basis_points: bigint;
  readonly fee_minimum: bigint;
  readonly fee_maximum: bigint | null;
  readonly phone_prefixes: readonly string[];
}

const fieldList = z.array(providerField);

const CATEGORIES = `
  select id, name, icon, open_to_companies from service_category where open_to_companies or $1 = 'I' order by id`;

const PROVIDERS = `
  select p.id, p.category_id, p.name, p.also_called, p.regions, p.way, p.fields, p.minimum, p.maximum,
      p.fee_basis_points::bigint as fee_basis_points, p.fee_minimum, p.fee_maximum, p.phone_prefixes
    from service_provider p join service_category c on c.id = p.category_id
    where (c.open_to_companies or $1 = 'I') and ($2::bigint is null or p.id = $2)
    order by p.id`;

/** The categories of services open to the caller's customer. */
export async function readCategories({ bank, caller }: CallContext): Promise<readonly ServiceCategory[]> {
  const { rows } = await bank.database.pool.query<CategoryRow>({
    name: 'service-categories',
    text: CATEGORIES,
    values: [caller.customerKind],
  });
  return rows.map(({ id, name, icon, open_to_companies: isOpenToCompanies }) => ({
    id: id.toString(),
    name,
    icon,
    isOpenToCompanies,
  }));
}

/** The providers of services open to the caller's customer. */
export function readProviders(context: CallContext): Promise<readonly ServiceProvider[]> {
  return providersBy(context, null);
}

/** Provider as its payments name it. */
export interface NamedProvider {
  readonly id: string;
  /** Name in Russian, under which payments are stored. */
  readonly name: string;
  readonly service: ServiceIcon;
}

const NAMED_PROVIDERS = `
  select p.id, p.name ->> 'ru' as name, c.icon from service_provider p join service_category c on c.id = p.category_id`;

/** Every provider, also those the caller may not pay. */
export async function readNamedProviders({ bank }: Pick<CallContext, 'bank'>): Promise<readonly NamedProvider[]> {
  const { rows } = await bank.database.pool.query<{ id: bigint; name: string; icon: ServiceIcon }>({
    name: 'named-providers',
    text: NAMED_PROVIDERS,
    values: [],
  });
  return rows.map(({ id, name, icon }) => ({ id: id.toString(), name, service: icon }));
}

/** Names of providers, by the Russian one. */
export const providerNames: NameSource = {
  read: async ({ pool }, stored) => {
    const { rows } = await pool.query<{ name: LocalizedText }>({
      name: 'names-of-providers',
      text: `select name from service_provider where name ->> 'ru' = any ($1)`,
      values: [stored],
    });
    return new Map(rows.map(({ name }) => [name.ru, name]));
  },
};

/** One provider; `undefined` for an unknown one, or one that is not open to this customer. */
export async function findProvider(context: CallContext, id: string): Promise<ServiceProvider | undefined> {
  const [provider] = await providersBy(context, id);
  return provider;
}

async function providersBy({ bank, caller }: CallContext, id: string | null): Promise<readonly ServiceProvider[]> {
  const { rows } = await bank.database.pool.query<ProviderRow>({
    name: 'service-providers',
    text: PROVIDERS,
    values: [caller.customerKind, id],
  });
  return rows.map(providerOf);
}

function providerOf(row: ProviderRow): ServiceProvider {
  return {
    id: row.id.toString(),
    categoryId: row.category_id.toString(),
    name: row.name,
    alsoCalled: row.also_called,
    regions: row.regions,
    way: row.way,
    fields: z.decode(fieldList, row.fields),
    minimum: money(row.minimum, 'KGS'),
    maximum: money(row.maximum, 'KGS'),
    fee: {
      basisPoints: row.fee_basis_points,
      minimum: money(row.fee_minimum, 'KGS'),
      maximum: row.fee_maximum === null ? undefined : money(row.fee_maximum, 'KGS'),
    },
    phonePrefixes: row.phone_prefixes,
  };
}
