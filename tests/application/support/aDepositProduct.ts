import type { DepositProduct } from '../../../src/domain/deposit/DepositProduct';
import { money } from '../../../src/domain/money/Money';

/** A term deposit that is opened in soms and dollars. */
export function aDepositProduct(changes: Partial<DepositProduct> = {}): DepositProduct {
  return {
    id: '1',
    name: { ru: 'Срочный', en: 'Term', kg: 'Мөөнөттүү', cn: '定期存款' },
    type: 'term',
    payout: 'atEnd',
    capitalized: false,
    prolongable: true,
    offers: [
      {
        termMonths: 6,
        rate: 1250,
        earlyRate: 100,
        minimum: money(500_000n, 'KGS'),
        maximum: money(10_000_000_000n, 'KGS'),
      },
      {
        termMonths: 12,
        rate: 1400,
        earlyRate: 100,
        minimum: money(500_000n, 'KGS'),
        maximum: money(10_000_000_000n, 'KGS'),
      },
      { termMonths: 12, rate: 400, earlyRate: 10, minimum: money(10_000n, 'USD'), maximum: money(100_000_000n, 'USD') },
    ],
    ...changes,
  };
}
