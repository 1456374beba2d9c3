import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { matchesPayee } from '../../../domain/payee/matchesPayee';
import type { Payee } from '../../../domain/payee/Payee';
import { Picker } from '../../components/Picker';
import { payeePayment } from './PaymentKinds';
import { PaymentContext } from './PaymentContext';
import { useService } from '../../kernel/ServicesContext';
import { PayeeLine, usePayeeWords } from '../../objects/payees/PayeeLine';
import { usePayeesOf } from './usePayeesOf';
import type { PayeeForm } from './usePayeesOf';

interface PayeePickerProps {
  readonly form: PayeeForm;
  /** Account or phone in the form, by which the chosen payee is known; `undefined` where the form keeps none. */
  readonly recipient: string | undefined;
  /** Called when a payee was chosen. */
  readonly onChoose?: () => void;
}

/**
 * Field to choose one of those the form can pay again, by name, nickname, phone or digits of the number. A choice fills all fields but the
 * amount. Without payees there is no field.
 */
export const PayeePicker = observer(function PayeePicker({ form, recipient, onChoose }: PayeePickerProps) {
  const { t } = useTranslation('payees');
  const context = useService(PaymentContext);
  const { place, title } = usePayeeWords();
  const [chosenId, setChosenId] = useState('');
  const { options, isChosen } = usePayeesOf(form, recipient);
  if (options.length === 0) {
    return null;
  }
  const choose = (payee: Payee | undefined): void => {
    setChosenId(payee?.id ?? '');
    if (payee !== undefined) {
      form.choose(payeePayment(payee, context.accounts), context);
      onChoose?.();
    }
  };
  const wasChosen = ({ id }: Payee): boolean => id === chosenId;
  return (
    <Picker
      id="payee"
      label={t('picker.label')}
      hint={t('picker.hint')}
      words={{ placeholder: t('picker.placeholder'), search: t('picker.search'), noMatches: t('picker.noMatches') }}
      options={options}
      selected={
        recipient === undefined
          ? options.find(wasChosen)
          : (options.find((payee) => wasChosen(payee) && isChosen(payee)) ?? options.find(isChosen))
      }
      onChange={choose}
      keyOf={({ id }) => id}
      labelOf={(payee) => `${title(payee)} ${place(payee)}`}
      matches={matchesPayee}
    >
      {(payee) => <PayeeLine payee={payee} />}
    </Picker>
  );
});
