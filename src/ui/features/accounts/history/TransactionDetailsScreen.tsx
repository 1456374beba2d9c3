import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { PageHeader } from '../../../components/PageHeader';
import { OperationDetails } from './OperationDetails';
import { useOperation } from './useOperation';

/** One operation with its receipt and the button to repeat it. */
export const TransactionDetailsScreen = observer(function TransactionDetailsScreen() {
  const { t } = useTranslation('history');
  const { transactionId = '' } = useParams();
  const { model, title } = useOperation(transactionId);
  return (
    <>
      <PageHeader title={title} back={{ to: '/history', label: t('details.back') }} />
      <OperationDetails model={model} onPrint={() => window.print()} />
    </>
  );
});
