import { DocumentsStore } from '../../../src/application/corporate/DocumentsStore';
import { UserStore } from '../../../src/application/user/UserStore';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import { success } from '../../../src/domain/result/Result';
import type { User } from '../../../src/domain/user/User';
import { SigningViewModel } from '../../../src/ui/features/company/signing/SigningViewModel';
import { aUser, aWaitingChange } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers, operationIdOf } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { paymentDocument } from '../../domain/support/builders';

/** A payment document to be signed. */
export function documentOf(
  number: number,
  minor: bigint,
  { currency = 'KGS', canSign = true }: { currency?: Currency; canSign?: boolean } = {},
): PaymentDocument {
  const document = paymentDocument({ canSign }, money(minor, currency));
  const operationId = operationIdOf(`00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`);
  return { ...document, preview: { ...document.preview, operationId } };
}

export const FIRST = documentOf(1, 100_000n);
export const SECOND = documentOf(2, 5_000n, { currency: 'USD' });
export const NOT_MINE = documentOf(3, 70_000n, { canSign: false });

/** Signing of documents at a bank that books the first and refuses the second. */
export async function aSigning(
  documents: readonly PaymentDocument[] = [FIRST, SECOND, NOT_MINE],
  values: Partial<User> = {},
) {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway({
    GET_SELF_USER_DATA: () => success(aUser({ customerKind: 'C', ...values })),
    GET_TXNS_ON_CONFIRMATION: () => success(documents),
    GET_CHANGES_ON_CONFIRMATION: () => success([]),
    CREATE_CONFIRM_OPERATION: ({ operationId }) =>
      success({ ...aWaitingChange({ operationId }), totals: [money(100_000n, 'KGS')], fingerprint: 'A1B2-C3D4' }),
    CONFIRM_CONFIRM_OPERATION: () =>
      success([
        { operationId: FIRST.preview.operationId, transactionId: '77', refusal: undefined },
        {
          operationId: SECOND.preview.operationId,
          transactionId: undefined,
          refusal: 'INSUFFICIENT_FUNDS',
          refusalData: { missing: '12.50', ccy: 'USD' },
        },
      ]),
    DECLINE_TXN_ON_CONFIRMATION: ({ operationId }) => success({ operationId }),
  });
  const user = new UserStore(gateway);
  await user.reload();
  let booked = 0;
  const model = new SigningViewModel({
    flow: { gateway, identifiers: new CountingIdentifiers(), clock: time, scheduler: time },
    documents: new DocumentsStore(gateway, user),
    user,
    payments: {
      booked: () => {
        booked += 1;
      },
    },
  });
  await model.store.reload();
  return { model, gateway, booked: () => booked };
}
