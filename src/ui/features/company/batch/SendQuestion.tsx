import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { totalOf } from '../../../../domain/batch/Batch';
import { paragraph } from '../../../../domain/language/sentences';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { QuestionDialog } from '../../../components/QuestionDialog';
import { useLanguage } from '../../../language/useLanguage';
import type { BatchViewModel } from './BatchViewModel';

/** Asks before documents are made: how many lines, for how much and at what fee. */
export const SendQuestion = observer(function SendQuestion({ model }: { readonly model: BatchViewModel }) {
  const { t } = useTranslation('batch');
  const language = useLanguage();
  const { asking } = model;
  const chosen = asking && totalOf(asking, 'chosen');
  const fee = asking?.fee === undefined ? t('feeUnknown') : t('send.fee', { fee: formatMoney(asking.fee, language) });
  return (
    <QuestionDialog
      open={asking !== undefined}
      title={t('send.title')}
      yes={t('send.yes')}
      no={t('send.no')}
      busy={model.busy}
      onYes={() => void model.send()}
      onNo={model.cancel}
    >
      {paragraph(
        [
          t('send.text', { number: chosen?.count ?? 0, sum: formatMoney(chosen?.sum, language) }),
          fee,
          t(asking?.kind === 'salary' ? 'send.oneDocument' : 'send.documentEach'),
        ],
        language,
      )}
    </QuestionDialog>
  );
});
