import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { titleText } from '../../../domain/history/titleText';
import type { OwnAccount, TransactionTitle } from '../../../domain/history/transactionTitle';
import type { TransactionKind } from '../../../domain/movements/movements';
import { formatDate } from '../../../domain/time/format';
import { useLanguage } from '../../language/useLanguage';
import { usePartyName } from '../../components/usePartyName';

/** Returns the name of an account of the customer: its own, or product and currency. */
export function useOwnAccountName(): (account: OwnAccount) => string {
  const { t } = useTranslation(['operations', 'common']);
  return useMemo(
    () =>
      ({ product, name, currency }: OwnAccount) =>
        name === ''
          ? t(product === 'deposit' ? 'operations:depositWithoutName' : 'common:accountWithoutName', { currency })
          : name,
    [t],
  );
}

/** An operation as far as its heading needs it. */
export interface Titled {
  readonly title: TransactionTitle;
  readonly kind: TransactionKind;
}

/** Returns the heading of an operation in the language of the screen. */
export function useTransactionTitle(): (titled: Titled) => string {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const nameOf = useOwnAccountName();
  const party = usePartyName();
  return useMemo(
    () =>
      ({ title, kind }: Titled): string =>
        titleText(title, {
          account: nameOf,
          returnOf: ({ number, createdAt }) => t('returnOf', { number, day: formatDate(createdAt, language) }),
          party,
          kind: t(`kinds.${kind}`),
        }),
    [t, language, nameOf, party],
  );
}
