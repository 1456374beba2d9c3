import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { maskAccountNumber } from '../../domain/account/accountNumber';
import { payeeCardOf, payeeTitle, payoutCountryOf } from '../../domain/payee/Payee';
import type { Payee } from '../../domain/payee/Payee';
import { InitialsBadge } from '../components/IconBadge';
import { SEPARATOR } from '../components/lineParts';
import styles from './PayeeLine.module.css';

/** A payee as one line: initials, name and, under it, where he is paid. */
export const PayeeLine = observer(function PayeeLine({ payee }: { readonly payee: Payee }) {
  const place = usePayeePlace();
  return (
    <span className={styles['line']}>
      <InitialsBadge name={payeeTitle(payee)} />
      <span className={styles['words']}>
        <span className={styles['name']}>{payeeTitle(payee)}</span>
        <span className={styles['place']}>{place(payee)}</span>
      </span>
    </span>
  );
});

/** Returns where a payee is paid: name behind a nickname, bank, tail of the account or card, phone; by a money-transfer system its name and the country. */
export function usePayeePlace(): (payee: Payee) => string {
  const { t } = useTranslation('payees');
  return (payee) => {
    const { kind, accountNumber, nickname, name, phone, terms } = payee;
    const card = payeeCardOf(payee);
    const bank = kind === 'client' ? t('thisBank') : (terms?.details?.bankName ?? '');
    const number =
      card === undefined ? maskAccountNumber(accountNumber) : t('card', { number: maskAccountNumber(card) });
    const place =
      kind === 'remittance'
        ? [accountNumber, payoutCountryOf(payee), terms?.details?.recipientPhone ?? '']
        : [bank, number, phone];
    return [nickname === '' ? '' : name, ...place].filter((part) => part !== '').join(SEPARATOR);
  };
}
