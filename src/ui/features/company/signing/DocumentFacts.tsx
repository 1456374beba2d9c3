import { useTranslation } from 'react-i18next';

import { groupAccountNumber, groupedNumbers } from '../../../../domain/account/accountNumber';
import { isExchange } from '../../../../domain/corporate/PaymentDocument';
import type { PaymentDocument } from '../../../../domain/corporate/PaymentDocument';
import { rateWords } from '../../../../domain/exchange/rateWords';
import { joinedParts } from '../../../../domain/language/punctuation';
import { shownRecipient } from '../../../../domain/operation/shownRecipient';
import { MOVEMENTS } from '../../../../domain/movements/movements';
import { detailsOf } from '../../../../domain/operation/details';
import { detailText } from '../../../../domain/operation/detailText';
import { DETAIL_WORDS } from '../../../../domain/operation/detailWords';
import { formatDateTime, formatDay } from '../../../../domain/time/format';
import { Amount } from '../../../components/Amount';
import { SummaryList } from '../../../components/SummaryList';
import type { SummaryRow } from '../../../components/SummaryList';
import { usePartyName } from '../../../components/usePartyName';
import { FeeAmount } from '../../../objects/operations/FeeAmount';
import { useLanguage } from '../../../language/useLanguage';

interface DocumentProps {
  readonly document: PaymentDocument;
}

/** Facts a signer reads before signing: where the money goes, for what, and lines of the file that are not paid with it. */
const OF_THE_PAYEE: ReadonlySet<string> = new Set(['credit', 'bankName', 'bic', 'registerLeftOut', 'purpose']);

/** Account and bank of the payee, and the purpose; stand beside the name, so that nothing has to be opened before signing. */
export function PayeeFacts(props: DocumentProps) {
  return <SummaryList rows={useDocumentRows(props).filter(({ key }) => OF_THE_PAYEE.has(key))} />;
}

/** The facts of a document that `PayeeFacts` leaves out. */
export function FurtherDocumentFacts(props: DocumentProps) {
  return <SummaryList rows={useDocumentRows(props).filter(({ key }) => !OF_THE_PAYEE.has(key))} />;
}

/** All facts of a document, for signers and for the result of the signing. */
export function DocumentFacts(props: DocumentProps) {
  return <SummaryList rows={useDocumentRows(props)} />;
}

function useDocumentRows({ document }: DocumentProps): readonly SummaryRow[] {
  const { t } = useTranslation(['signing', 'transfer', 'operations']);
  const language = useLanguage();
  const partyName = usePartyName();
  const { preview } = document;
  const { debit, credit, terms } = preview;
  const movement = MOVEMENTS.movementOf(document.txnCode);
  const rows: readonly (readonly [string, string, SummaryRow['value'] | undefined])[] = [
    ['debit', t('transfer:form.from'), groupAccountNumber(debit.accountNumber)],
    [
      'credit',
      t('transfer:form.to'),
      joinedParts(
        [partyName(shownRecipient(document.txnCode, credit.name)), groupAccountNumber(credit.accountNumber)],
        language,
      ),
    ],
    ['amount', t('transfer:form.amount'), <Amount key="amount" amount={preview.amount} always />],
    ['fee', t('operations:fields.fee'), <FeeAmount key="fee" fee={preview.fee} always />],
    [
      'credited',
      t('operations:fields.credited'),
      isExchange(document) ? <Amount key="credited" amount={preview.credited} always /> : undefined,
    ],
    ['rate', t('operations:fields.rate'), rateWords(terms, language)],
    ['total', t('operations:fields.total'), <Amount key="total" amount={preview.total} always />],
    ['bic', t('operations:fields.bic'), terms.bic],
    ['valueDate', t('valueDate'), terms.valueDate && formatDay(terms.valueDate, language)],
    ['purposeCode', t('operations:fields.purposeCode'), terms.purposeCode],
    ['documentNumber', t('operations:fields.documentNumber'), terms.documentNumber],
    [
      'statementAccounts',
      DETAIL_WORDS.statementAccounts[language],
      terms.statementAccounts && groupedNumbers(terms.statementAccounts, language),
    ],
    ...detailsOf(terms.details, movement?.details).map(
      ({ name, value }) => [name, DETAIL_WORDS[name][language], detailText(name, value, language)] as const,
    ),
    ['purpose', t('transfer:form.purpose'), preview.purpose === '' ? undefined : preview.purpose],
    ['until', t('until'), document.end !== undefined ? undefined : formatDateTime(preview.expiresAt, language)],
    ['fingerprint', t('fingerprint'), preview.fingerprint],
  ];
  return rows.flatMap(([key, term, value]) => (value === undefined ? [] : [{ key, term, value }]));
}
