import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { UserStore } from '../../../../application/user/UserStore';
import { awaitsApproval, isExchange } from '../../../../domain/corporate/PaymentDocument';
import type { PaymentDocument } from '../../../../domain/corporate/PaymentDocument';
import { rateWords } from '../../../../domain/exchange/rateWords';
import { classifyTransaction } from '../../../../domain/history/classify';
import { localized } from '../../../../domain/language/localized';
import { formatDate, formatDateTime, formatDay, formatTime } from '../../../../domain/time/format';
import { PUNCTUATION } from '../../../../domain/language/punctuation';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { SEPARATOR } from '../../../components/lineParts';
import { AnotherTaxpayer } from '../../../flow/payment/AnotherTaxpayer';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { batchPath } from '../../../objects/qr/batchPaths';
import { useFeeText } from '../../../objects/operations/useFeeText';
import { AwaitedRules } from '../../../objects/documents/AwaitedRules';
import { ReplacedDocument } from '../../../objects/documents/ReplacedDocument';
import { DocumentEnding } from './DocumentEnding';
import { FurtherDocumentFacts, PayeeFacts } from './DocumentFacts';
import { useDocumentName } from '../../../objects/documents/useDocumentName';
import { DocumentWarnings } from '../../../objects/documents/DocumentWarnings';
import styles from '../../../objects/documents/Signing.module.css';
import type { SigningViewModel } from './SigningViewModel';

interface DocumentProps {
  readonly document: PaymentDocument;
}

/** One document: whom it pays and how much, who has signed it, and everything else when it is opened. */
export const DocumentCard = observer(function DocumentCard({
  model,
  document,
}: DocumentProps & { readonly model?: SigningViewModel }) {
  const { t } = useTranslation(['signing', 'operations']);
  const nameOf = useDocumentName();
  const language = useLanguage();
  const { preview, canSign, end, replaces } = document;
  const { taxpayerInn, taxpayer = '', registerAccountsChanged: accountsChanged } = preview.terms.details ?? {};
  const kind = t(`operations:kinds.${classifyTransaction(document.txnCode)}`);
  const id = `document-${preview.operationId}`;
  return (
    <article className={styles['document']} aria-labelledby={id}>
      <div className={styles['head']}>
        {canSign && model?.lacksToken === false && (
          <input
            type="checkbox"
            className={styles['pick']}
            aria-labelledby={id}
            checked={model.picked.has(preview.operationId)}
            onChange={() => model.toggle(preview.operationId)}
          />
        )}
        <div className={styles['whom']}>
          <h2 id={id} className={styles['name']}>
            {nameOf(document)}
          </h2>
          <p className={styles['line']}>
            {[
              kind,
              `${formatDate(document.sentAt, language)},\u00A0${formatTime(document.sentAt)}`,
              localized(document.madeBy, language),
            ].join(SEPARATOR)}
          </p>
        </div>
        <Sums document={document} />
      </div>
      <div className={styles['details']}>
        <PayeeFacts document={document} />
      </div>
      {replaces !== undefined && <ReplacedDocument replaces={replaces} />}
      <DocumentWarnings warnings={document.warnings} of={document} />
      {accountsChanged !== undefined && (
        <p>
          <Badge tone="caution">{t('accountsChanged', { number: accountsChanged })}</Badge>
        </p>
      )}
      {taxpayerInn !== undefined && <AnotherTaxpayer inn={taxpayerInn} name={taxpayer} />}
      {document.payOn !== undefined && (
        <p>
          <Badge tone="caution">{t('late.badge', { day: formatDay(document.payOn, language) })}</Badge>
        </p>
      )}
      <Signatures document={document} />
      {end === undefined && <AwaitedRules rules={document.awaited.rules} />}
      {end !== undefined && <DocumentEnding document={document} />}
      {classifyTransaction(document.txnCode) === 'salaryBatch' && <RegisterLink document={document} />}
      <div className={styles['details']}>
        <Disclosure title={t('operations:facts')}>
          <FurtherDocumentFacts document={document} />
        </Disclosure>
      </div>
      {model !== undefined && <Decisions model={model} document={document} />}
    </article>
  );
});

/** Way to the lines of a salary, for those who may see them. */
const RegisterLink = observer(function RegisterLink({ document: { preview } }: DocumentProps) {
  const { t } = useTranslation('signing');
  const { handlesPayroll } = useService(UserStore);
  return handlesPayroll && <Link to={batchPath(preview.operationId)}>{t('register')}</Link>;
});

/** Ways to approve a document, and to decline it or send it back. */
const Decisions = observer(function Decisions({
  model,
  document,
}: DocumentProps & { readonly model: SigningViewModel }) {
  const { t } = useTranslation('signing');
  const { preview, canApprove, canDecline } = document;
  if (!canApprove && !canDecline) {
    return null;
  }
  return (
    <div className={styles['decisions']}>
      {canApprove && (
        <Button
          size="small"
          busy={model.approving === preview.operationId}
          aria-describedby={`document-${preview.operationId}`}
          onClick={() => void model.approve(document)}
        >
          {t('approval.give')}
        </Button>
      )}
      {canDecline && (
        <Button tone="quiet" size="small" onClick={() => model.askDecline(document)}>
          {t(canApprove ? 'giveBack.open' : 'decline.open')}
        </Button>
      )}
    </div>
  );
});

/** The amount of the document with its fee; of an exchange also the other sum and the rate. */
export function Sums({ document }: DocumentProps) {
  const language = useLanguage();
  const feeText = useFeeText();
  const { preview } = document;
  if (!isExchange(document)) {
    return (
      <div className={styles['sums']}>
        <Amount amount={preview.amount} size="lead" always />
        {preview.fee.minor > 0n && <p className={styles['line']}>{feeText(preview.fee)}</p>}
      </div>
    );
  }
  return (
    <div className={styles['sums']}>
      <p className={styles['exchange']}>
        <Amount amount={preview.amount} size="lead" always />
        <span aria-hidden>→</span>
        <Amount amount={preview.credited} size="lead" always />
      </p>
      <p className={styles['line']}>{rateWords(preview.terms, language)}</p>
    </div>
  );
}

/** The approval before the signatures: who gave it and when, or whom it waits for. */
function Approval({ document }: DocumentProps) {
  const { t } = useTranslation('signing');
  const language = useLanguage();
  const { approval, awaited } = document;
  if (approval === undefined && !awaitsApproval(document)) {
    return null;
  }
  return (
    <li>
      <Badge tone={approval === undefined ? 'caution' : 'positive'}>{t('approval.title')}</Badge>{' '}
      {approval === undefined
        ? t('awaits', {
            names: (awaited.approvers ?? [])
              .map((name) => localized(name, language))
              .join(PUNCTUATION[language].between),
          })
        : t('signedBy', {
            name: localized(approval.by, language),
            time: formatDateTime(approval.approvedAt, language),
          })}
    </li>
  );
}

function Signatures({ document }: DocumentProps) {
  const { t } = useTranslation('signing');
  const language = useLanguage();
  // A document that has ended may have more signatures of a place, for rules of the company.
  const rows =
    document.end === undefined
      ? document.awaited.places.map((place) => ({
          place,
          signature: document.signatures.find((each) => each.place === place),
        }))
      : document.signatures.map((signature) => ({ place: signature.place, signature }));
  if (rows.length === 0 && document.approval === undefined) {
    return null;
  }
  return (
    <ul className={styles['signatures']}>
      <Approval document={document} />
      {rows.map(({ place, signature }) => {
        const signers = document.awaited.signers
          .filter((each) => each.place === place)
          .map(({ name }) => localized(name, language));
        return (
          <li key={`${place} ${signature?.signedAt ?? ''}`}>
            <Badge tone={signature === undefined ? 'caution' : 'positive'}>{t(`places.${place}`)}</Badge>{' '}
            {signature === undefined
              ? t('awaits', { names: signers.length === 0 ? t('nobody') : signers.join(PUNCTUATION[language].between) })
              : t('signedBy', {
                  name: localized(signature.name, language),
                  time: formatDateTime(signature.signedAt, language),
                })}
          </li>
        );
      })}
    </ul>
  );
}
