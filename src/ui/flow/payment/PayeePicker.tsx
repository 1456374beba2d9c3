import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ConfirmedCode } from '../../../application/operations/catalogue';
import { matchesPayee } from '../../../domain/payee/matchesPayee';
import type { Payee } from '../../../domain/payee/Payee';
import { Picker } from '../../components/Picker';
import { payeePayment } from './PaymentKinds';
import { PaymentContext } from '../payment/PaymentContext';
import type { PaymentKind } from '../payment/PaymentKind';
import { useService } from '../../kernel/ServicesContext';
import { PayeeLine, usePayeeWords } from '../../objects/payees/PayeeLine';
import { withoutGroups } from '../../../domain/text/identifiers';

/** A form that is filled in like an earlier payment. */
type PayeeForm = Pick<PaymentKind<ConfirmedCode, object>, 'canRepeat' | 'choose'>;

interface PayeePickerProps {
  readonly form: PayeeForm;
  /** Account or phone in the form, by which the chosen payee is known; `undefined` where the form keeps none. */
  readonly recipient: string | undefined;
}

/**
 * Field to choose one of those the form can pay again, by name, nickname, phone or digits of the number. A choice fills all fields but the
 * amount. Without payees there is no field.
 */
export const PayeePicker = observer(function PayeePicker({ form, recipient }: PayeePickerProps) {
  const { t } = useTranslation('payees');
  const context = useService(PaymentContext);
  const { place, title } = usePayeeWords();
  const [chosenId, setChosenId] = useState('');
  const { payees, accounts } = context;

  useEffect(() => {
    void payees.ensure();
  }, [payees]);

  const options = payees.payees.filter((payee) => form.canRepeat(payeePayment(payee, accounts), context));
  if (options.length === 0) {
    return null;
  }
  const choose = (payee: Payee | undefined): void => {
    setChosenId(payee?.id ?? '');
    if (payee !== undefined) {
      form.choose(payeePayment(payee, accounts), context);
    }
  };
  const isChosen = (payee: Payee): boolean =>
    recipient === undefined ? payee.id === chosenId : isSameNumber(recipient, [payee.accountNumber, payee.phone]);
  return (
    <Picker
      id="payee"
      label={t('picker.label')}
      hint={t('picker.hint')}
      words={{ placeholder: t('picker.placeholder'), search: t('picker.search'), noMatches: t('picker.noMatches') }}
      options={options}
      selected={options.find((payee) => payee.id === chosenId && isChosen(payee)) ?? options.find(isChosen)}
      onChange={choose}
      keyOf={({ id }) => id}
      labelOf={(payee) => `${title(payee)} ${place(payee)}`}
      matches={matchesPayee}
    >
      {(payee) => <PayeeLine payee={payee} />}
    </Picker>
  );
});

function isSameNumber(typed: string, numbers: readonly string[]): boolean {
  const bare = withoutGroups(typed);
  return bare !== '' && numbers.includes(bare);
}
