import { money } from '../../../src/domain/money/Money';
import { elqrLink } from '../../../src/domain/qr/elqr';
import type { ElqrCode } from '../../../src/domain/qr/elqr';
import type { QrPayment } from '../../../src/domain/qr/QrPayment';
import { newOperationId } from './transfers';

/** A code of a café for one payment, as another bank would write it. */
const CAFE: ElqrCode = {
  type: 'dynamic',
  providerId: 'qr.otherbank.kg',
  serviceCode: '02',
  accountId: '1091820000077759',
  transactionId: 'INV-1',
  amountEditable: false,
  merchantId: 'SP-0001',
  serviceName: 'Cafe Ala-Too',
  comment: '',
  merchantCategory: '5812',
  amount: money(100_000n, 'KGS'),
  providerName: 'CAFE ALA-TOO',
};

/** A payment by such a code, as the form would send it; the last three digits of the account say what the operator does with it. */
export function qrRequest(from: string, changes: Partial<ElqrCode> = {}): QrPayment {
  return {
    operationId: newOperationId(),
    debitAccountId: from,
    qr: elqrLink({ ...CAFE, ...changes }),
    amount: changes.amount ?? money(100_000n, 'KGS'),
    purpose: '',
  };
}
