import { useEffect } from 'react';

import type { ConfirmedCode } from '../../../application/operations/catalogue';
import type { Payee } from '../../../domain/payee/Payee';
import { withoutGroups } from '../../../domain/text/identifiers';
import { useService } from '../../kernel/ServicesContext';
import { PaymentContext } from './PaymentContext';
import type { PaymentKind } from './PaymentKind';
import { payeePayment } from './PaymentKinds';

/** A form that is filled in like an earlier payment. */
export type PayeeForm = Pick<PaymentKind<ConfirmedCode, object>, 'canRepeat' | 'choose'>;

interface PayeesOfForm {
  /** Payees the form can pay again. */
  readonly options: readonly Payee[];
  /** True for a payee with the number that stands in the form. */
  readonly isChosen: (payee: Payee) => boolean;
}

/** Payees a form can pay, and whom it pays now; `recipient` is undefined where the form keeps no number. Call it inside an observer. */
export function usePayeesOf(form: PayeeForm, recipient: string | undefined): PayeesOfForm {
  const context = useService(PaymentContext);
  const { payees, accounts } = context;

  useEffect(() => {
    void payees.ensure();
  }, [payees]);

  const bare = withoutGroups(recipient ?? '');
  return {
    options: payees.payees.filter((payee) => form.canRepeat(payeePayment(payee, accounts), context)),
    isChosen: ({ accountNumber, phone }) => bare !== '' && [accountNumber, phone].includes(bare),
  };
}
