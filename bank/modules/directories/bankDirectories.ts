import type { bankDirectoryOperations } from '../../../src/application/operations/bankDirectories';
import type {
  AdBlock,
  ChatTopic,
  City,
  DirectoryImage,
  LoanProduct,
  OpeningHours,
  PointService,
  ServicePoint,
  ServicePointKind,
  ShopProduct,
} from '../../../src/domain/directory/BankDirectories';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import type { ServiceRegion } from '../../../src/domain/payment/ServiceProvider';
import type { Database } from '../../db/Database';
import type { HandlersFor } from '../../kernel/Handler';
import type { NameSource } from '../../kernel/OperationNames';
import { answerDirectories } from './answerDirectories';

interface CityRow {
  readonly id: string;
  readonly name: LocalizedText;
  readonly region: string | null;
}

/** Towns of a country, by their Russian names. */
async function readCities({ pool }: Database, country: string): Promise<readonly City[]> {
  const { rows } = await pool.query<CityRow>({
    name: 'cities',
    text: `select id::text, name, region from city where country = $1 order by name ->> 'ru'`,
    values: [country],
  });
  return rows.map(({ region, ...city }) => ({ ...city, region: region ?? undefined }));
}

interface PointRow extends Omit<ServicePoint, 'kind' | 'region' | 'hours' | 'services' | 'phone'> {
  readonly kind: ServicePointKind;
  readonly region: ServiceRegion;
  readonly hours: readonly OpeningHours[];
  readonly services: readonly PointService[];
  readonly phone: string | null;
}

/** Branches, cash machines and terminals. */
async function readServicePoints({ pool }: Database): Promise<readonly ServicePoint[]> {
  const { rows } = await pool.query<PointRow>({
    name: 'service-points',
    text: `select id::text, kind, name, address, region, latitude::float8, longitude::float8, hours, services, phone
      from service_point order by service_point.id`,
    values: [],
  });
  return rows.map(({ phone, ...point }) => ({ ...point, phone: phone ?? undefined }));
}

/** Directory query of a kind of customer. */
interface Audience {
  readonly customerKind: 'I' | 'C';
  readonly withoutImages: boolean;
}

const IMAGE = `case when not $2 then jsonb_build_object('contentType', image_type, 'content', translate(encode(image, 'base64'), E'\\n', ''))
  end as image`;

const AD_BLOCKS = `select id::text, title, text, route, ${IMAGE} from ad_block where $1 = any (customer_kinds) order by ad_block.id`;
const SHOP_PRODUCTS = `select code, name, price, ${IMAGE} from shop_offer where $1 = any (customer_kinds) order by position`;

/** Picture of a row; none when it was read without. */
interface Pictured {
  readonly image: DirectoryImage | null;
}

/** Advertisements for customers of a kind. */
async function readAdBlocks({ pool }: Database, audience: Audience): Promise<readonly AdBlock[]> {
  const { rows } = await pool.query<Omit<AdBlock, 'image'> & Pictured>({
    name: 'ad-blocks',
    text: AD_BLOCKS,
    values: [audience.customerKind, audience.withoutImages],
  });
  return rows.map(({ image, ...block }) => ({ ...block, image: image ?? undefined }));
}

/** Products of the showcase for customers of a kind, in the order they are shown. */
async function readShopProducts({ pool }: Database, audience: Audience): Promise<readonly ShopProduct[]> {
  const { rows } = await pool.query<
    Omit<ShopProduct, 'image' | 'price'> & Pictured & { readonly price: bigint | null }
  >({
    name: 'shop-products',
    text: SHOP_PRODUCTS,
    values: [audience.customerKind, audience.withoutImages],
  });
  return rows.map(({ image, price, ...product }) => ({
    ...product,
    price: price === null ? undefined : money(price, 'KGS'),
    image: image ?? undefined,
  }));
}

interface LoanProductRow {
  readonly id: string;
  readonly name: LocalizedText;
  readonly offers: readonly {
    readonly currency: Currency;
    readonly rate_from: number;
    readonly minimum: string;
    readonly maximum: string;
    readonly shortest_months: number;
    readonly longest_months: number;
  }[];
}

const LOAN_PRODUCTS = `
  select p.id::text, p.name,
      (select jsonb_agg(jsonb_build_object('currency', o.currency, 'rate_from', o.rate_from, 'minimum', o.minimum::text,
          'maximum', o.maximum::text, 'shortest_months', o.shortest_months, 'longest_months', o.longest_months)
          order by o.currency <> 'KGS', o.currency)
        from loan_offer o where o.product_id = p.id) as offers
    from loan_product p
    where $1 = any (p.customer_kinds) and exists (select from loan_offer o where o.product_id = p.id)
    order by p.id`;

/** Loans for customers of a kind. */
export async function readLoanProducts({ pool }: Database, customerKind: 'I' | 'C'): Promise<readonly LoanProduct[]> {
  const { rows } = await pool.query<LoanProductRow>({
    name: 'loan-products',
    text: LOAN_PRODUCTS,
    values: [customerKind],
  });
  return rows.map(({ id, name, offers }) => ({
    id,
    name,
    offers: offers.map((offer) => ({
      currency: offer.currency,
      rateFrom: offer.rate_from,
      minimum: money(BigInt(offer.minimum), offer.currency),
      maximum: money(BigInt(offer.maximum), offer.currency),
      shortestMonths: offer.shortest_months,
      longestMonths: offer.longest_months,
    })),
  }));
}

export const loanNames = namesOf('loan-product-names', 'select id::text, name from loan_product');
export const branchNames = namesOf('branch-names', "select id::text, name from service_point where kind = 'branch'");
export const bondNames = namesOf('bond-names', 'select id::text, name from bond_issue');

/** Names by id, from a statement that reads all of them. */
function namesOf(name: string, text: string): NameSource {
  return {
    read: async ({ pool }) => {
      const { rows } = await pool.query<{ readonly id: string; readonly name: LocalizedText }>({
        name,
        text,
        values: [],
      });
      return new Map(rows.map((row) => [row.id, row.name]));
    },
  };
}

/** Topics a customer writes to the bank about. */
async function readChatTopics({ pool }: Database): Promise<readonly ChatTopic[]> {
  const { rows } = await pool.query<ChatTopic>({
    name: 'chat-topics',
    text: 'select id::text, name from chat_topic order by chat_topic.id',
    values: [],
  });
  return rows;
}

/** Handlers of the directories that are open to visitors. */
export const guestDirectoryHandlers = answerDirectories({
  GET_SERVICE_POINTS: ({ bank }) => readServicePoints(bank.database),
  GET_DIRECTORY_CITIES_BY_COUNTRY_CODE: ({ bank }, { country }) => readCities(bank.database, country),
});

/** Handlers of the directories of what the bank has and offers. */
export const bankDirectoryHandlers: HandlersFor<typeof bankDirectoryOperations> = {
  ...guestDirectoryHandlers,
  ...answerDirectories({
    GET_AD_BLOCKS: ({ bank, caller }, query) =>
      readAdBlocks(bank.database, { ...query, customerKind: caller.customerKind }),
    GET_LOAN_PRODUCTS: ({ bank, caller }) => readLoanProducts(bank.database, caller.customerKind),
    GET_SHOP_PRODUCTS: ({ bank, caller }, query) =>
      readShopProducts(bank.database, { ...query, customerKind: caller.customerKind }),
    GET_CHAT_TOPICS: ({ bank }) => readChatTopics(bank.database),
  }),
};
