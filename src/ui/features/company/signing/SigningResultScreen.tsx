import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Badge } from '../../../components/Badge';
import { Button, ButtonLink } from '../../../components/Button';
import { formatDay } from '../../../../domain/time/format';
import { Disclosure } from '../../../components/Disclosure';
import { PageHeader } from '../../../components/PageHeader';
import { Stack } from '../../../components/Stack';
import { SuccessMark } from '../../../components/SuccessMark';
import { useFailureText } from '../../../components/useFailureText';
import { useFlowPage } from '../../../components/useFlowPage';
import { useDocumentName } from '../../../objects/documents/useDocumentName';
import { BookedDocument } from './BookedDocument';
import { Sums } from './DocumentCard';
import { DocumentFacts } from './DocumentFacts';
import styles from '../../../objects/documents/Signing.module.css';
import { SIGNING_PATH, signingPath } from '../../../objects/documents/signingPaths';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { SigningViewModel } from './SigningViewModel';
import type { SigningResult } from './SigningViewModel';

const nothing = (): void => undefined;

/** Result of each document: booked, waiting for another signature, or not signed with the reason. */
export const SigningResultScreen = observer(function SigningResultScreen() {
  const model = useService(SigningViewModel);
  const { t } = useTranslation('signing');
  const here = useFlowPage({
    path: signingPath('result'),
    rightPath: signingPath(model.confirmation.page),
    open: nothing,
  });
  if (!here) {
    return null;
  }
  const only = model.results.length === 1 ? model.results[0]?.outcome.transactionId : undefined;
  const refused = model.results.filter(({ outcome }) => outcome.refusal !== undefined).length;
  return (
    <>
      <PageHeader
        title={t(refused === 0 ? 'result.title' : 'result.titlePartly')}
        lead={t('result.lead', { signed: model.results.length - refused, number: model.results.length })}
      />
      <Stack>
        {refused === 0 && (
          <div className={styles['signed']}>
            <SuccessMark />
          </div>
        )}
        <ul className={styles['documents']}>
          {model.results.map((result) => (
            <li key={result.outcome.operationId} className={styles['document']}>
              <ResultRow model={model} result={result} />
            </li>
          ))}
        </ul>
        {only !== undefined && <BookedDocument transactionId={only} />}
        <div className={styles['buttons']}>
          <ButtonLink tone={only === undefined ? 'primary' : 'secondary'} to={SIGNING_PATH}>
            {t('toList')}
          </ButtonLink>
          <ButtonLink tone="quiet" to="/history">
            {t('result.toHistory')}
          </ButtonLink>
        </div>
      </Stack>
    </>
  );
});

interface ResultProps {
  readonly model: SigningViewModel;
  readonly result: SigningResult;
}

const ResultRow = observer(function ResultRow({ model, result }: ResultProps) {
  const { document, outcome } = result;
  const { t } = useTranslation(['signing', 'operations']);
  const nameOf = useDocumentName();
  const failureText = useFailureText();
  return (
    <>
      <div className={styles['head']}>
        <div className={styles['whom']}>
          <p className={styles['name']}>{nameOf(document)}</p>
          <p>
            {outcome.refusal !== undefined ? (
              <Badge tone="negative">{t('result.refused')}</Badge>
            ) : outcome.transactionId === undefined ? (
              <Badge tone="caution">{t('result.signed')}</Badge>
            ) : (
              <Badge tone="positive">{t('result.booked')}</Badge>
            )}
          </p>
        </div>
        <Sums document={document} />
      </div>
      {outcome.refusal !== undefined && (
        <p>{failureText({ code: outcome.refusal, ...(outcome.refusalData && { data: outcome.refusalData }) }).what}</p>
      )}
      <OfferedDay model={model} result={result} />
      <div className={styles['details']}>
        <Disclosure title={t('operations:facts')}>
          <DocumentFacts document={document} />
        </Disclosure>
      </div>
      {outcome.transactionId !== undefined && <Link to={`/history/${outcome.transactionId}`}>{t('result.open')}</Link>}
    </>
  );
});

/** Signs a document that came too late for its day once more, for the day it is offered. */
const OfferedDay = observer(function OfferedDay({ model, result }: ResultProps) {
  const { t } = useTranslation('signing');
  const language = useLanguage();
  const offered = model.offerOf(result);
  return offered?.payOn === undefined ? null : (
    <div className={styles['decisions']}>
      <Button size="small" busy={model.busy} onClick={() => void model.payOffered(offered)}>
        {t('late.yes', { day: formatDay(offered.payOn, language) })}
      </Button>
    </div>
  );
});
