import { useTranslation } from 'react-i18next';

import type { LineKind } from '../../../../domain/history/classify';
import type { ReceiptProof } from '../../../../domain/history/ReceiptProof';
import type { CertificateProof } from '../../../../domain/shop/Certificate';
import type { StatementProof } from '../../../../domain/statement/Statement';
import { formatDateTime, formatDay } from '../../../../domain/time/format';
import { Alert } from '../../../components/Alert';
import { Amount } from '../../../components/Amount';
import { Panel } from '../../../components/Panel';
import { SummaryList } from '../../../components/SummaryList';
import { useLanguage } from '../../../language/useLanguage';
import type { DocumentProof } from './ProofViewModel';
import styles from './Statements.module.css';

/** Facts the bank has of a document, to be compared with the copy. */
export function Proof({ proof }: { readonly proof: DocumentProof }) {
  return (
    <div role="status" className={styles['parts']}>
      {proof.of === 'statement' && <StatementFacts proof={proof.statement} />}
      {proof.of === 'certificate' && <CertificateFacts proof={proof.certificate} />}
      {proof.of === 'receipt' && <ReceiptFacts proof={proof.receipt} kind={proof.kind} />}
    </div>
  );
}

function StatementFacts({ proof }: { readonly proof: StatementProof }) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  return (
    <>
      <Alert tone="positive" title={t(proof.format === undefined ? 'proof.known' : 'proof.fileKnown')}>
        <p>{t('proof.compare')}</p>
      </Alert>
      <Panel>
        <SummaryList
          rows={[
            { key: 'client', term: t('facts.client'), value: proof.maskedOwner },
            { key: 'account', term: t('facts.account'), value: proof.maskedAccount },
            {
              key: 'period',
              term: t('facts.period'),
              value: `${formatDay(proof.from, language)} – ${formatDay(proof.to, language)}`,
            },
            { key: 'opening', term: t('facts.opening'), value: <Amount amount={proof.opening} always /> },
            { key: 'closing', term: t('facts.closing'), value: <Amount amount={proof.closing} always /> },
            { key: 'entries', term: t('facts.entries'), value: proof.entryCount },
            { key: 'made', term: t('facts.made'), value: formatDateTime(proof.madeAt, language) },
          ]}
        />
      </Panel>
    </>
  );
}

function CertificateFacts({ proof }: { readonly proof: CertificateProof }) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const { subject, number, day, madeAt, maskedOwner, accounts } = proof;
  return (
    <>
      <Alert tone="positive" title={t('proof.certificate.known')}>
        <p>{t('proof.compare')}</p>
      </Alert>
      <Panel>
        <SummaryList
          rows={[
            { key: 'subject', term: t('proof.certificate.subject'), value: t(`proof.certificate.${subject}Title`) },
            { key: 'number', term: t('proof.certificate.number'), value: number },
            { key: 'client', term: t('facts.client'), value: maskedOwner },
            { key: 'day', term: t('proof.certificate.day'), value: formatDay(day, language) },
            ...accounts.map(({ maskedNumber, amount }) => ({
              key: `account ${maskedNumber} ${amount.currency}`,
              term: `${t(`proof.certificate.${subject}`)} ${maskedNumber}`,
              value: <Amount amount={amount} always />,
            })),
            { key: 'made', term: t('proof.certificate.made'), value: formatDateTime(madeAt, language) },
          ]}
        />
      </Panel>
    </>
  );
}

function ReceiptFacts({ proof, kind }: { readonly proof: ReceiptProof; readonly kind: LineKind }) {
  const { t } = useTranslation(['statements', 'operations']);
  const language = useLanguage();
  const { number, amount, maskedSender, maskedRecipient, maskedDebit, maskedCredit } = proof;
  const sides = [
    { key: 'sender', term: t('proof.receipt.sender'), value: maskedSender },
    { key: 'debit', term: t('proof.receipt.debit'), value: maskedDebit },
    { key: 'recipient', term: t('proof.receipt.recipient'), value: maskedRecipient },
    { key: 'credit', term: t('proof.receipt.credit'), value: maskedCredit },
  ];
  return (
    <>
      <Alert tone={proof.returned ? 'caution' : 'positive'} title={t('proof.receiptKnown')}>
        {proof.returned && <p>{t('proof.returned')}</p>}
        <p>{t('proof.receiptState')}</p>
      </Alert>
      <Panel>
        <SummaryList
          rows={[
            { key: 'operation', term: t('proof.receipt.operation'), value: t(`operations:kinds.${kind}`) },
            { key: 'number', term: t('proof.receipt.number'), value: number },
            { key: 'date', term: t('proof.receipt.date'), value: formatDateTime(proof.createdAt, language) },
            { key: 'status', term: t('proof.receipt.status'), value: t(`operations:statuses.${proof.status}`) },
            ...(amount === undefined
              ? []
              : [{ key: 'amount', term: t('proof.receipt.amount'), value: <Amount amount={amount} always /> }]),
            ...sides.filter(({ value }) => value !== ''),
          ]}
        />
      </Panel>
    </>
  );
}
