import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { groupAccountNumber } from '../../domain/account/accountNumber';
import { isExchange, placesLeft } from '../../domain/corporate/PaymentDocument';
import type { PaymentDocument } from '../../domain/corporate/PaymentDocument';
import { rateWords } from '../../domain/exchange/rateWords';
import { classifyTransaction } from '../../domain/history/classify';
import { localized } from '../../domain/language/localized';
import { MOVEMENTS } from '../../domain/movements/movements';
import { detailsOf, detailText } from '../../domain/operation/details';
import { DETAIL_WORDS } from '../../domain/operation/detailWords';
import { formatDate, formatDay, formatTime } from '../../domain/time/format';
import { Amount } from '../components/Amount';
import { Badge } from '../components/Badge';
import { Button } from '../components/Button';
import { SEPARATOR } from '../components/lineParts';
import { SummaryList } from '../components/SummaryList';
import type { SummaryRow } from '../components/SummaryList';
import { useLanguage } from '../language/useLanguage';
import { batchPath } from '../payment/batch/batchPaths';
import { DocumentEnding, ReplacedDocument } from './DocumentEnding';
import { DocumentWarnings } from './DocumentWarnings';
import styles from './Signing.module.css';
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
  const language = useLanguage();
  const { preview, canSign, canDecline, end, replaces } = document;
  const kind = t(`operations:kinds.${classifyTransaction(document.txnCode)}`);
  const id = `document-${preview.operationId}`;
  return (
    <article className={styles['document']} aria-labelledby={id}>
      <div className={styles['head']}>
        {canSign && model !== undefined && (
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
            {preview.credit.name}
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
      {replaces !== undefined && <ReplacedDocument replaces={replaces} />}
      <DocumentWarnings warnings={document.warnings} />
      <Signatures document={document} />
      {end !== undefined && <DocumentEnding document={document} />}
      {classifyTransaction(document.txnCode) === 'salaryBatch' && (
        <Link to={batchPath(preview.operationId)}>{t('register')}</Link>
      )}
      <details className={styles['details']}>
        <summary>{t('details')}</summary>
        <DocumentFacts document={document} />
      </details>
      {canDecline && model !== undefined && (
        <Button tone="quiet" size="small" onClick={() => model.askDecline(document)}>
          {t('decline.open')}
        </Button>
      )}
    </article>
  );
});

/** The amount that leaves the account; of an exchange also the other sum and the rate. */
export function Sums({ document }: DocumentProps) {
  const language = useLanguage();
  const { preview } = document;
  if (!isExchange(document)) {
    return <Amount amount={preview.total} size="lead" always />;
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

function Signatures({ document }: DocumentProps) {
  const { t } = useTranslation('signing');
  const language = useLanguage();
  const left = placesLeft(document);
  const places = document.end === undefined ? document.awaited.places : document.signatures.map(({ place }) => place);
  if (places.length === 0) {
    return null;
  }
  return (
    <ul className={styles['signatures']}>
      {places.map((place) => {
        const signature = document.signatures.find((each) => each.place === place);
        const signers = document.awaited.signers
          .filter((each) => each.place === place)
          .map(({ name }) => localized(name, language));
        return (
          <li key={place}>
            <Badge tone={left.includes(place) ? 'caution' : 'positive'}>{t(`places.${place}`)}</Badge>{' '}
            {signature === undefined
              ? t('awaits', { names: signers.length === 0 ? t('nobody') : signers.join(', ') })
              : t('signedBy', {
                  name: localized(signature.name, language),
                  time: `${formatDate(signature.signedAt, language)}, ${formatTime(signature.signedAt)}`,
                })}
          </li>
        );
      })}
    </ul>
  );
}

function DocumentFacts({ document }: DocumentProps) {
  const { t } = useTranslation(['signing', 'transfer', 'operations']);
  const language = useLanguage();
  const { preview } = document;
  const { debit, credit, terms } = preview;
  const rows: readonly (readonly [string, string, SummaryRow['value'] | undefined])[] = [
    ['debit', t('transfer:form.from'), groupAccountNumber(debit.accountNumber)],
    ['credit', t('transfer:form.to'), `${credit.name}, ${groupAccountNumber(credit.accountNumber)}`],
    ['amount', t('transfer:form.amount'), <Amount key="amount" amount={preview.amount} always />],
    ['fee', t('operations:fields.fee'), <Amount key="fee" amount={preview.fee} always />],
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
    ...detailsOf(terms.details, MOVEMENTS.movementOf(document.txnCode)?.details).map(
      ({ name, value }) => [name, DETAIL_WORDS[name][language], detailText(name, value, language)] as const,
    ),
    ['purpose', t('transfer:form.purpose'), preview.purpose === '' ? undefined : preview.purpose],
    [
      'until',
      t('until'),
      document.end !== undefined
        ? undefined
        : `${formatDate(preview.expiresAt, language)}, ${formatTime(preview.expiresAt)}`,
    ],
    ['fingerprint', t('fingerprint'), preview.fingerprint],
  ];
  return (
    <SummaryList rows={rows.flatMap(([key, term, value]) => (value === undefined ? [] : [{ key, term, value }]))} />
  );
}
