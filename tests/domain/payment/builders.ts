import { money } from '../../../src/domain/money/Money';
import type { ProviderField } from '../../../src/domain/payment/ProviderField';
import type { ServiceProvider } from '../../../src/domain/payment/ServiceProvider';

function said(text: string) {
  return { ru: text, en: text, kg: text, cn: text };
}

export function aField(values: Partial<ProviderField> = {}): ProviderField {
  return {
    name: 'subscriber',
    label: said('Лицевой счёт'),
    hint: said(''),
    keyboard: 'digits',
    isRequired: true,
    longest: 9,
    pattern: '\\d{9}',
    example: '120456789',
    values: [],
    ...values,
  };
}

export function aProvider(
  values: Partial<Omit<ServiceProvider, 'name'>> & { readonly called?: string } = {},
): ServiceProvider {
  const { called = 'Ала-Нур Электро', ...rest } = values;
  return {
    id: '101',
    categoryId: '1',
    name: said(called),
    alsoCalled: '',
    regions: [],
    way: 'checked',
    fields: [aField()],
    minimum: money(1_000n, 'KGS'),
    maximum: money(5_000_000n, 'KGS'),
    fee: { basisPoints: 0n, minimum: money(0n, 'KGS'), maximum: undefined },
    phonePrefixes: [],
    ...rest,
  };
}
