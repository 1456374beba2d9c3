import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { linesLeft, totalOf } from '../../../../domain/batch/Batch';
import { paragraph, sentences } from '../../../../domain/language/sentences';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { QuestionDialog } from '../../../components/QuestionDialog';
import { useLanguage } from '../../../language/useLanguage';
import { useFeeText } from '../../../objects/operations/useFeeText';
import type { BatchViewModel } from './BatchViewModel';

/** Asks before documents are made: how many lines, for how much and at what fee. */
export const SendQuestion = observer(function SendQuestion({ model }: { readonly model: BatchViewModel }) {
  const { t } = useTranslation('batch');
  const language = useLanguage();
  const { asking } = model;
  const chosen = asking && totalOf(asking, 'chosen');
  const left = asking === undefined ? 0 : linesLeft(asking);
  const feeText = useFeeText();
  const fee = asking?.fee === undefined ? t('feeUnknown') : sentences([feeText(asking.fee), ''], language).trim();
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
          ...(left > 0 ? [t('send.left', { number: left })] : []),
        ],
        language,
      )}
    </QuestionDialog>
  );
});
