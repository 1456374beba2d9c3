import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fieldViolation } from '../../../src/domain/payment/ProviderField';
import type { ServiceProvider } from '../../../src/domain/payment/ServiceProvider';
import { addCompanyUser, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { refusalOf, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';

const ALL = { withoutImages: true } as const;
const HOUR_MS = 3_600_000;

let bank: TestBank;
let person: TestCaller;
let company: TestCaller;
let providers: readonly ServiceProvider[];

beforeAll(async () => {
  bank = await createTestBank();
  await addCustomer(bank, 'person');
  await addCompanyUser(bank, 'company');
  [person, company] = [await bank.callAs('person'), await bank.callAs('company')];
  providers = valueOf(await person.call('GET_SERVICE_PROVIDERS', ALL)).content ?? [];
});
afterAll(() => bank.close());

async function editions(): Promise<readonly bigint[]> {
  const categories = valueOf(await person.call('GET_SERVICE_CATEGORIES', ALL));
  return [categories.dataVersion, valueOf(await person.call('GET_SERVICE_PROVIDERS', ALL)).dataVersion];
}

describe('the catalogue of services', () => {
  it('gives every provider a category, fields with an example that fits, and names in four languages', async () => {
    const categories = valueOf(await person.call('GET_SERVICE_CATEGORIES', ALL)).content ?? [];
    expect(providers.length).toBeGreaterThan(30);
    for (const { name, categoryId, fields, way, phonePrefixes } of providers) {
      expect(categories.map(({ id }) => id)).toContain(categoryId);
      expect(Object.values(name).every((text) => text !== '')).toBe(true);
      expect(fields.map((field) => [field.name, fieldViolation(field, field.example)])).toEqual(
        fields.map((field) => [field.name, undefined]),
      );
      expect(fields[0]?.name).toBe(way === 'kitep' ? undefined : 'subscriber');
      expect(phonePrefixes.length > 0).toBe(way === 'mobile');
    }
  });

  it('lets no two operators have given out one number', () => {
    const prefixes = providers.flatMap(({ phonePrefixes }) => phonePrefixes);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  it('shows companies what is open to them only', async () => {
    const categories = valueOf(await company.call('GET_SERVICE_CATEGORIES', ALL)).content ?? [];
    const open = valueOf(await company.call('GET_SERVICE_PROVIDERS', ALL)).content ?? [];
    expect([categories.every(({ isOpenToCompanies }) => isOpenToCompanies), categories.length > 5]).toEqual([
      true,
      true,
    ]);
    expect(open.length).toBeLessThan(providers.length);
    expect(open.every(({ categoryId }) => categories.some(({ id }) => id === categoryId))).toBe(true);
    expect(
      refusalOf(
        await company.call('CHECK_SERVICE_SUBSCRIBER', {
          serviceProviderId: '1201',
          values: { subscriber: 'KR-204517' },
        }),
      ),
    ).toBe('PROVIDER_NOT_FOUND');
  });

  it('comes in a new edition when a provider has changed', async () => {
    const [categories, held] = await editions();
    expect(await editions()).toEqual([categories, held]);
    await bank.database.owner.query('update service_provider set maximum = maximum + 100 where id = 101');
    expect(await editions()).toEqual([categories, (held ?? 0n) + 1n]);
  });
});

describe('a subscriber', () => {
  const ask = (subscriber: string) =>
    person.call('CHECK_SERVICE_SUBSCRIBER', { serviceProviderId: '101', values: { subscriber } });

  it('is named by a mask, the same every time', async () => {
    const first = valueOf(await ask('120 456 789'));
    expect(first.subscriberName).toMatch(/^\p{L}\*\*\*\p{L} \p{L}\*\*\*\p{L}$/u);
    expect(valueOf(await ask('120456789'))).toEqual(first);
  });

  it('cannot be looked for without end', async () => {
    for (let missed = 0; missed < 20; missed += 1) {
      expect(refusalOf(await ask('120456404'))).toBe('SUBSCRIBER_NOT_FOUND');
    }
    expect(refusalOf(await ask('120456789'))).toBe('TOO_MANY_REQUESTS');
    bank.clock.advance(HOUR_MS);
    expect(valueOf(await ask('120456789')).subscriberName).toContain('***');
  });
});
