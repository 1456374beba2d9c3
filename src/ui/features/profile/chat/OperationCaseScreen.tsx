import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';

import { problemsOf } from '../../../../domain/history/operationHelp';
import { joinedParts } from '../../../../domain/language/punctuation';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { useMoneyText } from '../../../components/useMoneyText';
import { WhenFound } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { casePath } from '../../../objects/cases/casePaths';
import { transactionPath } from '../../../objects/operations/historyPaths';
import { RecallQuestion } from '../../../objects/operations/RecallQuestion';
import { TransactionDetailsViewModel } from '../../../objects/operations/TransactionDetailsViewModel';
import { useTransactionTitle } from '../../../objects/operations/useTransactionTitle';
import { CaseForm } from './CaseForm';
import { NewCaseViewModel } from './NewCaseViewModel';
import { helpFactsOf, OperationHelp } from './OperationHelp';

const SKELETON_ROWS = 5;

/** A case about an operation, with what the customer can do at once. */
export const OperationCaseScreen = observer(function OperationCaseScreen() {
  const { t } = useTranslation(['cases', 'history']);
  const { transactionId = '' } = useParams();
  const model = useService(TransactionDetailsViewModel);
  const form = useService(NewCaseViewModel);
  const titleOf = useTransactionTitle();
  const moneyText = useMoneyText();
  const language = useLanguage();

  useEffect(() => {
    void model.load(transactionId);
    form.begin(transactionId);
  }, [model, form, transactionId]);

  if (form.opened !== undefined) {
    return <Navigate to={casePath(form.opened.id)} replace />;
  }
  const { row } = model;
  const title = row === undefined ? t('toOperation') : joinedParts([titleOf(row), moneyText(row.amount)], language);
  return (
    <>
      <PageHeader title={t('wrong')} back={{ to: transactionPath(transactionId), label: title }} />
      {model.recallFailure !== undefined && <FailureAlert failure={model.recallFailure} />}
      {model.failure?.code === 'TRANSACTION_NOT_FOUND' ? (
        <FailureAlert failure={model.failure} />
      ) : (
        <WhenFound
          value={row}
          status={model.status}
          rows={SKELETON_ROWS}
          failed={t('history:details.failed')}
          onRetry={() => void model.retry()}
        >
          {(found) => (
            <CaseForm
              form={form}
              kinds={problemsOf(helpFactsOf(model, found))}
              operationNumber={found.transaction.id}
              help={
                form.kind === undefined || form.kind === 'cash' ? null : (
                  <OperationHelp model={model} row={found} problem={form.kind} />
                )
              }
            />
          )}
        </WhenFound>
      )}
      <RecallQuestion model={model} />
    </>
  );
});
