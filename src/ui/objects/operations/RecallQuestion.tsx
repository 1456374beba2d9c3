import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { QuestionDialog } from '../../components/QuestionDialog';
import type { TransactionDetailsViewModel } from './TransactionDetailsViewModel';

/** Dialog that asks whether to recall a payment. */
export const RecallQuestion = observer(function RecallQuestion({
  model,
}: {
  readonly model: TransactionDetailsViewModel;
}) {
  const { t } = useTranslation('history');
  return (
    <QuestionDialog
      open={model.asking}
      title={t('recall.title')}
      yes={t('recall.button')}
      no={t('recall.keep')}
      busy={model.recalling}
      onYes={() => void model.recall()}
      onNo={model.leave}
    >
      {t(`recall.${model.recallText}`)}
    </QuestionDialog>
  );
});
