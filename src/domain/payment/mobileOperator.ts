import { readField } from './ProviderField';
import type { ServiceProvider } from './ServiceProvider';
import { readPhone } from '../text/identifiers';

const NATIONAL = /^0\d{9}$/;

/** Operator that issued a phone number, by its typed prefix; `undefined` while that is too short. The number may have been ported since. */
export function operatorOf(providers: readonly ServiceProvider[], typedPhone: string): ServiceProvider | undefined {
  const digits = readPhone(typedPhone).replace(/^(?:\+?996|0)/, '');
  const matches = providers.flatMap((provider) =>
    provider.phonePrefixes
      .filter((prefix) => digits.startsWith(prefix))
      .map((prefix) => ({ provider, length: prefix.length })),
  );
  return matches.toSorted((left, right) => right.length - left.length)[0]?.provider;
}

/** A phone of an individual as `0` and nine digits; `undefined` for anything else. */
export function readMobilePhone(typed: string): string | undefined {
  const phone = readField({ keyboard: 'phone' }, typed);
  return NATIONAL.test(phone) ? phone : undefined;
}
