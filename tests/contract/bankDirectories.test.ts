import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bankDirectoryOperations } from '../../src/application/operations/bankDirectories';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

type Code = keyof typeof bankDirectoryOperations;

/** Request of each directory, the fields of its items, and those of its images. */
const STORIES: Readonly<
  Record<Code, { readonly data: object; readonly keys: readonly string[]; readonly hasImages?: true }>
> = {
  GET_DIRECTORY_CITIES_BY_COUNTRY_CODE: { data: { countryCode: 'KG' }, keys: ['id', 'name', 'region'] },
  GET_SERVICE_POINTS: {
    data: {},
    keys: ['address', 'id', 'latitude', 'longitude', 'name', 'phone', 'region', 'services', 'type', 'workingHours'],
  },
  GET_AD_BLOCKS: { data: {}, keys: ['id', 'route', 'text', 'title'], hasImages: true },
  GET_LOAN_PRODUCTS: { data: {}, keys: ['id', 'name', 'offers'] },
  GET_SHOP_PRODUCTS: { data: {}, keys: ['name', 'productType'], hasImages: true },
  GET_CHAT_TOPICS: { data: {}, keys: ['name', 'topicId'] },
};

const CODES = Object.keys(STORIES).filter((code): code is Code => Object.hasOwn(bankDirectoryOperations, code));

interface Answer {
  readonly dataVersion: string;
  readonly content?: readonly Readonly<Record<string, unknown>>[];
}

let server: TestServer;
let person: WireClient;
let company: WireClient;
let visitor: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  [person, company, visitor] = [await server.signedIn('aibek'), await server.signedIn('saltanat'), server.visitor()];
});
afterAll(() => server.close());

async function ask(code: Code, data: object, by = person): Promise<Answer> {
  const answer = await by.operation('DirectoryService', code, data);
  expect([code, answer.code]).toEqual([code, '']);
  return JSON.parse(answer.text);
}

describe('a directory of what the bank has and offers', () => {
  it.each(CODES)('%s consists of exactly the fields decided on, and has nothing new for who holds it', async (code) => {
    const { data, keys, hasImages } = STORIES[code];
    const answer = await ask(code, { ...data, noImages: true });
    expect(Object.keys(answer).toSorted()).toEqual(['content', 'dataVersion']);
    expect(Object.keys(answer.content?.[0] ?? {}).toSorted()).toEqual(keys);
    const pictured = await ask(code, { ...data, noImages: false });
    expect(Object.keys(pictured.content?.[0] ?? {})).toHaveLength(keys.length + (hasImages ? 1 : 0));
    const { dataVersion } = answer;
    expect(await ask(code, { ...data, noImages: true, dataVersion })).toEqual({ dataVersion });
    expect(bankDirectoryOperations[code].failures).toEqual([]);
  });

  it.each(CODES)('%s is open to visitors when it says so', async (code) => {
    const isOpen = bankDirectoryOperations[code].allowed.some((caller) => caller === 'guest');
    const answer = await visitor.operation('DirectoryService', code, STORIES[code].data);
    expect(answer.code).toBe(isOpen ? '' : 'INVALID_SESSION_KEY');
  });

  it.each([
    'GET_DV_OF_DIRECTORIES',
    'GET_DIRECTORY_BUSINESS_ERRORS',
    'GET_PASSWORD_POLICIES',
    'GET_SECURITY_QUESTIONS',
  ])('%s answers a visitor as it answers a customer', async (code) => {
    const [open, own] = [
      await visitor.operation('DirectoryService', code, {}),
      await person.operation('DirectoryService', code, {}),
    ];
    expect([open.code, open.text]).toEqual(['', own.text]);
  });

  it('names the towns of the country that is asked about, none of one it does not know', async () => {
    const towns = async (countryCode: string) =>
      ((await ask('GET_DIRECTORY_CITIES_BY_COUNTRY_CODE', { countryCode })).content ?? []).map(({ name }) => name);
    expect(await towns('KG')).toContainEqual({ ru: 'Узген', en: 'Uzgen', kg: 'Өзгөн', cn: '乌兹根' });
    expect(await towns('KZ')).toContainEqual({ ru: 'Алматы', en: 'Almaty', kg: 'Алматы', cn: '阿拉木图' });
    expect(await towns('ZZ')).toEqual([]);
    const refused = await person.operation('DirectoryService', 'GET_DIRECTORY_CITIES_BY_COUNTRY_CODE', {});
    expect(refused.code).toBe('INVALID_REQUEST');
  });

  it('lists branches, machines and terminals in all regions', async () => {
    const { content = [] } = await ask('GET_SERVICE_POINTS', {}, visitor);
    expect(new Set(content.map(({ region }) => region)).size).toBe(9);
    expect(new Set(content.map(({ type }) => type))).toEqual(new Set(['branch', 'atm', 'terminal']));
    expect(content[0]).toMatchObject({
      type: 'branch',
      name: { ru: expect.stringMatching(/^Отделение «/) },
      workingHours: [
        { days: [1, 2, 3, 4, 5], timeFrom: '09:00', timeTo: '17:00' },
        { days: [6], timeFrom: '10:00', timeTo: '14:00' },
      ],
    });
  });

  it('offers people and companies what is for them, with pictures that are pictures', async () => {
    const products = async (by: WireClient) =>
      ((await ask('GET_SHOP_PRODUCTS', {}, by)).content ?? []).map(({ productType }) => productType);
    expect(await products(person)).not.toContain('checkbook-ordering');
    expect(await products(company)).toContain('checkbook-ordering');
    expect((await ask('GET_SHOP_PRODUCTS', {}, company)).content).toContainEqual(
      expect.objectContaining({ productType: 'checkbook-ordering', price: { amount: '350.00', ccy: 'KGS' } }),
    );
    expect((await ask('GET_LOAN_PRODUCTS', {}, company)).content).toHaveLength(1);
    const [block] = (await ask('GET_AD_BLOCKS', {})).content ?? [];
    const { contentType, content }: { readonly contentType: string; readonly content: string } = JSON.parse(
      JSON.stringify(block?.['image']),
    );
    expect([contentType, Buffer.from(content, 'base64').toString()]).toEqual([
      'image/svg+xml',
      expect.stringMatching(/^<svg .*<\/svg>$/),
    ]);
  });

  it('gives loans from thirteen percent', async () => {
    const { content = [] } = await ask('GET_LOAN_PRODUCTS', {});
    const rates: readonly number[] = content.flatMap(({ offers }) =>
      JSON.parse(JSON.stringify(offers)).map(({ interestRateFrom }: { readonly interestRateFrom: string }) =>
        Number(interestRateFrom),
      ),
    );
    expect(Math.min(...rates)).toBe(13);
  });
});
