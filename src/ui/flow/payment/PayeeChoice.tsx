import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Payee } from '../../../domain/payee/Payee';
import { Button } from '../../components/Button';
import { PayeeLine } from '../../objects/payees/PayeeLine';
import { PayeePicker } from './PayeePicker';
import styles from './PayeeChoice.module.css';
import { usePayeesOf } from './usePayeesOf';
import type { PayeeForm } from './usePayeesOf';

interface PayeeChoiceProps {
  readonly form: PayeeForm;
  /** Account or phone in the form, by which a payee is known; `undefined` where the form keeps none. */
  readonly recipient: string | undefined;
  /** True for the payee the form pays, where it keeps no number. */
  readonly isPaid?: (payee: Payee) => boolean;
  /** True when a field of the payee has to be corrected, so that all of them are shown. */
  readonly wrong: boolean;
  /** Fields of a new payee; what a form asks of everybody stands below it. */
  readonly children?: ReactNode;
}

/** Payee of a form: one row with the way to change it when it was filled in or chosen, otherwise the book and the fields of a new one. */
export const PayeeChoice = observer(function PayeeChoice(props: PayeeChoiceProps) {
  const { form, recipient, isPaid, wrong, children } = props;
  const { t } = useTranslation(['transfer', 'payees']);
  const { isChosen, options } = usePayeesOf(form, recipient);
  // A payee whose number is being typed is no row yet: the field would go away under the keys.
  const [typing, setTyping] = useState(isPaid === undefined ? recipient === '' : !options.some(isPaid));
  const chosen: Payee | undefined = typing || wrong ? undefined : options.find(isPaid ?? isChosen);
  if (chosen === undefined) {
    return (
      <>
        <PayeePicker form={form} recipient={recipient} onChoose={() => setTyping(false)} />
        {children}
      </>
    );
  }
  return (
    <div role="group" aria-label={t('payees:picker.label')} className={styles['row']}>
      <PayeeLine payee={chosen} />
      <Button tone="quiet" size="small" onClick={() => setTyping(true)}>
        {t('transfer:check.change')}
      </Button>
    </div>
  );
});
