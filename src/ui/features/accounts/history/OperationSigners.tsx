import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Transaction } from '../../../../domain/history/Transaction';
import { localized } from '../../../../domain/language/localized';
import type { LocalizedText } from '../../../../domain/language/Language';
import { formatDateTime } from '../../../../domain/time/format';
import type { Instant } from '../../../../domain/time/Instant';
import { Panel } from '../../../components/Panel';
import { SummaryList } from '../../../components/SummaryList';
import { useLanguage } from '../../../language/useLanguage';
import { documentPath } from '../../../objects/documents/signingPaths';

/** Maker, approver and signers of an operation of a company, and the way to its document; nothing for an operation without signatures. */
export function OperationSigners({ transaction }: { readonly transaction: Transaction }) {
  const { t } = useTranslation('signing');
  const language = useLanguage();
  const { signers, operationId } = transaction;
  if (signers === undefined) {
    return null;
  }
  const { madeBy, sentAt, approval, signatures } = signers;
  const said = (name: LocalizedText, at: Instant) =>
    t('signedBy', { name: localized(name, language), time: formatDateTime(at, language) });
  const approved = approval && {
    key: 'approval',
    term: t('approval.title'),
    value: said(approval.by, approval.approvedAt),
  };
  return (
    <Panel title={t('document.people')}>
      <SummaryList
        rows={[
          { key: 'maker', term: t('document.madeBy'), value: said(madeBy, sentAt) },
          ...(approved === undefined ? [] : [approved]),
          ...signatures.map(({ place, name, signedAt }) => ({
            key: `${place} ${signedAt}`,
            term: t(`places.${place}`),
            value: said(name, signedAt),
          })),
        ]}
      />
      <Link to={documentPath(operationId)}>{t('document.open')}</Link>
    </Panel>
  );
}
