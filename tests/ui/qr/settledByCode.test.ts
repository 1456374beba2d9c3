import { describe, expect, it } from 'vitest';

import { success } from '../../../src/domain/result/Result';
import { money } from '../../../src/domain/money/Money';
import { elqrLink } from '../../../src/domain/qr/elqr';
import type { ElqrCode } from '../../../src/domain/qr/elqr';
import { qr } from '../../../src/ui/features/payments/qr/qrKind';
import { anAccount } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime } from '../../application/support/MovableTime';
import { aPaymentContext } from '../support/aPaymentContext';

const CODE: ElqrCode = {
  type: 'static',
  providerId: 'qr.otherbank.kg',
  serviceCode: '02',
  accountId: '1091820000077759',
  transactionId: '',
  amountEditable: true,
  merchantId: '',
  serviceName: '',
  comment: '',
  merchantCategory: '5812',
  amount: undefined,
  providerName: 'CAFE ALA-TOO',
};

function changeable(code: Partial<ElqrCode>): readonly string[] {
  const model = qr.at(
    aPaymentContext(
      new FakeOperationGateway({ GET_ACCOUNTS_V2: () => success([anAccount({ id: '1' })]) }),
      new MovableTime(),
    ),
  );
  model.change({ qr: elqrLink({ ...CODE, ...code }), amountText: '150' });
  return ['qr', 'debitAccountId', 'amountText', 'purpose', 'creditAccountId'].filter((field) => model.canChange(field));
}

describe('what of a payment by a code can be gone back to and changed', () => {
  it.each<[string, Partial<ElqrCode>, readonly string[]]>([
    ['everything where the code leaves it to the payer', {}, ['qr', 'debitAccountId', 'amountText', 'purpose']],
    [
      'an amount the code only proposes',
      { amount: money(15_000n, 'KGS') },
      ['qr', 'debitAccountId', 'amountText', 'purpose'],
    ],
    [
      'no amount the code insists on',
      { amount: money(15_000n, 'KGS'), amountEditable: false },
      ['qr', 'debitAccountId', 'purpose'],
    ],
    ['no purpose the code gives', { comment: 'Table 7' }, ['qr', 'debitAccountId', 'amountText']],
  ])('%s', (_what, code, fields) => {
    expect(changeable(code)).toEqual(fields);
  });
});
