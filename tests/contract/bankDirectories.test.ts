import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { responseSchema } from '../../scripts/generate/schemaDocument';
import { catalogue } from '../../src/application/operations/catalogue';
import type { DirectoryTraits } from '../../src/application/operations/defineDirectory';
import { DIRECTORY_CODES } from '../../src/application/operations/directoryCatalogue';
import type { DirectoryCode } from '../../src/application/operations/directoryCatalogue';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

/** Request of a directory that is asked for in parts. */
const REQUESTS: Readonly<Partial<Record<DirectoryCode, object>>> = {
  GET_DIRECTORY_CITIES_BY_COUNTRY_CODE: { countryCode: 'KG' },
};

const listSchema = z.object({
  properties: z.object({
    content: z.object({
      items: z.object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) }),
    }),
  }),
});

/** Fields of the items of a directory by its schema; `undefined` for one that is no list. */
function fieldsOf(
  code: DirectoryCode,
): { readonly known: readonly string[]; readonly required: readonly string[] } | undefined {
  const { data } = listSchema.safeParse(responseSchema(code));
  return (
    data && {
      known: Object.keys(data.properties.content.items.properties),
      required: data.properties.content.items.required,
    }
  );
}

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

async function ask(code: DirectoryCode, data: object, by = person): Promise<Answer> {
  const answer = await by.operation('DirectoryService', code, data);
  expect([code, answer.code]).toEqual([code, '']);
  return JSON.parse(answer.text);
}

describe('a directory', () => {
  it.each(DIRECTORY_CODES)(
    '%s consists of the fields of its schema, and is empty for a client that holds it',
    async (code) => {
      const { directory }: { readonly directory: DirectoryTraits } = catalogue[code];
      const data = REQUESTS[code] ?? {};
      const answer = await ask(code, { ...data, noImages: true });
      expect(Object.keys(answer).toSorted()).toEqual(['content', 'dataVersion']);
      const fields = fieldsOf(code);
      if (fields !== undefined) {
        const { content: pictured = [] } = await ask(code, { ...data, noImages: false });
        const items = [...(answer.content ?? []), ...pictured];
        expect(items.length).toBeGreaterThan(0);
        for (const item of items) {
          expect(Object.keys(item).filter((field) => !fields.known.includes(field))).toEqual([]);
          expect(fields.required.filter((field) => !Object.hasOwn(item, field))).toEqual([]);
        }
        expect(answer.content?.some((item) => Object.hasOwn(item, 'image'))).toBe(false);
        expect(pictured.every((item) => Object.hasOwn(item, 'image'))).toBe(directory.hasImages === true);
      }
      const { dataVersion } = answer;
      expect(await ask(code, { ...data, noImages: true, dataVersion })).toEqual({ dataVersion });
    },
  );

  it.each(DIRECTORY_CODES)('%s is open to visitors when it says so', async (code) => {
    const isOpen = catalogue[code].allowed.some((caller) => caller === 'guest');
    const answer = await visitor.operation('DirectoryService', code, REQUESTS[code] ?? {});
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
