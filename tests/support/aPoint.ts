import { money } from '../../src/domain/money/Money';
import type { QrPoint } from '../../src/domain/qr/QrPoint';

/** A point of sale that takes payments. */
export function aPoint(values: Partial<QrPoint> = {}): QrPoint {
  return {
    id: '1',
    hash: 'a'.repeat(32),
    name: 'Магазин',
    address: 'Бишкек, Киевская, 96',
    salesPointId: 'TT-1',
    isActive: true,
    isLinked: true,
    account: { id: '1', number: '1280016000000013' },
    users: [],
    link: 'https://pay.payqr.kg#0002',
    turnover: { amount: money(0n, 'KGS'), count: 0 },
    createdAt: 0,
    archivedAt: undefined,
    ...values,
  };
}
