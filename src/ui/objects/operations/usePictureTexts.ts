import { useTranslation } from 'react-i18next';

import type { ReceiptLink } from '../../../domain/history/ReceiptProof';
import { shownRecipient } from '../../../domain/operation/shownRecipient';
import { formatMoney } from '../../../domain/money/formatAmount';
import { formatDateTime } from '../../../domain/time/format';
import { brand } from '../../theme/brand';
import { useLanguage } from '../../language/useLanguage';
import type { HistoryRow } from './historyRow';
import type { PictureTexts } from './receiptPicture';
import { useTransactionTitle } from './useTransactionTitle';
import { usePartyName } from '../../components/usePartyName';

/** Returns the texts of the picture of a receipt in the language of the screen. Amounts are written out: a picture is made to be shown. */
export function usePictureTexts(row: HistoryRow): (link: ReceiptLink) => PictureTexts {
  const { t } = useTranslation(['sharing', 'operations']);
  const language = useLanguage();
  const partyName = usePartyName();
  const titleOf = useTransactionTitle();
  const { transaction, tone } = row;
  return ({ code, address }) => ({
    bank: brand.name,
    title: t('receipt.title', { number: transaction.id }),
    heading: titleOf(row),
    amount: row.amount === undefined ? '' : formatMoney(row.amount, language),
    state: {
      tone,
      word: t(`operations:statuses.${transaction.status}`),
      moment: formatDateTime(transaction.createdAt, language),
    },
    rows: [
      [t('receipt.from'), partyName(transaction.senderName)] as const,
      [t('receipt.to'), partyName(shownRecipient(transaction.txnCode, transaction.recipientName))] as const,
      [t('receipt.fee'), row.fee === undefined ? '' : formatMoney(row.fee, language)] as const,
      [t('receipt.purpose'), transaction.purpose] as const,
    ].filter(([, value]) => value !== ''),
    check: t('receipt.check', { site: new URL(address).host }),
    code,
    address,
  });
}
