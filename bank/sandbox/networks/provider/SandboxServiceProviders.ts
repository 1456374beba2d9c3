import { createHash } from 'node:crypto';

import { money } from '../../../../src/domain/money/Money';
import type { ProviderValues } from '../../../../src/domain/payment/ProviderField';
import type { ServiceProvider } from '../../../../src/domain/payment/ServiceProvider';
import type { ServiceProviders, SubscriberFinding } from '../../../networks/ports/ServiceProviders';

/** Last digits of a subscriber's number for which the subscriber is unknown, or the provider does not answer; any other is known. */
const UNKNOWN = '404';
const SILENT = '503';

/** Invented people. */
const NAMES = [
  'Асанова Айгуль',
  'Жумабеков Эрлан',
  'Токтосунова Мээрим',
  'Ибраимов Бакыт',
  'Сыдыкова Нуриза',
  'Орозбеков Тилек',
  'Кадырова Жамиля',
  'Мамытов Азамат',
] as const;

const LARGEST_DEBT_SOMS = 3_000;
const WITHOUT_DEBT_IN = 4;

/** Providers of a demonstration: the same subscriber always has the same name and owes the same. */
export class SandboxServiceProviders implements ServiceProviders {
  check({ id }: ServiceProvider, { subscriber = '' }: ProviderValues): Promise<SubscriberFinding> {
    if (subscriber.endsWith(UNKNOWN)) {
      return Promise.resolve({ state: 'unknown' });
    }
    if (subscriber.endsWith(SILENT)) {
      return Promise.resolve({ state: 'silent' });
    }
    const hash = createHash('sha256').update(`${id}/${subscriber}`).digest();
    const fullName = NAMES[hash.readUInt8(0) % NAMES.length] ?? '';
    const owesNothing = hash.readUInt8(1) % WITHOUT_DEBT_IN === 0;
    const tyiyn = 100 * 100 + (hash.readUInt32BE(2) % (LARGEST_DEBT_SOMS * 100));
    return Promise.resolve({ state: 'found', fullName, debt: owesNothing ? undefined : money(BigInt(tyiyn), 'KGS') });
  }
}
