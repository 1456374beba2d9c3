import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import { ButtonLink } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { PageHeader } from '../../../components/PageHeader';
import { Stack } from '../../../components/Stack';
import { SuccessMark } from '../../../components/SuccessMark';
import { useFailureText } from '../../../components/useFailureText';
import { useFlowPage } from '../../../components/useFlowPage';
import { usePartyName } from '../../../components/usePartyName';
import { BookedDocument } from './BookedDocument';
import { DocumentFacts } from './DocumentFacts';
import styles from '../../../objects/documents/Signing.module.css';
import { SIGNING_PATH, signingPath } from '../../../objects/documents/signingPaths';
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
              <ResultRow result={result} />
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

function ResultRow({ result: { document, outcome } }: { readonly result: SigningResult }) {
  const { t } = useTranslation(['signing', 'operations']);
  const partyName = usePartyName();
  const failureText = useFailureText();
  const { preview } = document;
  return (
    <>
      <div className={styles['head']}>
        <div className={styles['whom']}>
          <p className={styles['name']}>{partyName(preview.credit.name)}</p>
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
        <Amount amount={preview.total} size="lead" always />
      </div>
      {outcome.refusal !== undefined && (
        <p>{failureText({ code: outcome.refusal, ...(outcome.refusalData && { data: outcome.refusalData }) }).what}</p>
      )}
      <div className={styles['details']}>
        <Disclosure title={t('operations:facts')}>
          <DocumentFacts document={document} />
        </Disclosure>
      </div>
      {outcome.transactionId !== undefined && <Link to={`/history/${outcome.transactionId}`}>{t('result.open')}</Link>}
    </>
  );
}
