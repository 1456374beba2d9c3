import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { ConfirmedCode } from '../../../src/application/operations/catalogue';
import { UserStore } from '../../../src/application/user/UserStore';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import type { OperationDetails } from '../../../src/domain/operation/details';
import { success } from '../../../src/domain/result/Result';
import { useCheckRows } from '../../../src/ui/flow/payment/useCheckRows';
import { aPreview, aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { showInBank } from '../support/showInBank';

type Payment = Parameters<typeof useCheckRows>[0];

/** Keys of the rows of the sheet, those under its details too. */
function Rows({ payment, details }: { readonly payment: Payment; readonly details: OperationDetails }) {
  const { rows, folded } = useCheckRows(payment, aPreview({ terms: { details } }), () => undefined);
  return <p data-testid="rows">{[...rows, ...folded].map(({ key }) => key).join(' ')}</p>;
}

async function rowsOf(code: string, details: OperationDetails, customerKind: 'I' | 'C'): Promise<readonly string[]> {
  const gateway = new FakeOperationGateway({ GET_SELF_USER_DATA: () => success(aUser({ customerKind })) });
  const user = new UserStore(gateway);
  await user.reload();
  const payment = {
    kind: { code: code as ConfirmedCode, act: 'payment', name: 'tax' },
    canChange: () => false,
    accountNumbered: () => undefined,
  } as unknown as Payment;
  const { unmount } = await showInBank(<Rows payment={payment} details={details} />, { services: [user] });
  const keys = screen.getByTestId('rows').textContent.split(' ');
  unmount();
  return keys;
}

it.each(MOVEMENTS.ordered.filter(({ details }) => details.length > 0))(
  'the sheet before the code of $code names every detail its plan may have, to a person and to a company',
  async ({ code, details }) => {
    const agreed = Object.fromEntries(details.map((name) => [name, '1']));
    for (const customerKind of ['I', 'C'] as const) {
      const rows = await rowsOf(code, agreed, customerKind);
      expect(details.filter((name) => rows.filter((key) => key === name).length !== 1)).toEqual([]);
    }
  },
);
