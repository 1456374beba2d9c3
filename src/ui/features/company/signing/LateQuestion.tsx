import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { joinedParts } from '../../../../domain/language/punctuation';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { formatDay } from '../../../../domain/time/format';
import { QuestionDialog } from '../../../components/QuestionDialog';
import { useLanguage } from '../../../language/useLanguage';
import { useDocumentName } from '../../../objects/documents/useDocumentName';
import styles from '../../../objects/documents/Signing.module.css';
import type { SigningViewModel } from './SigningViewModel';

/** Shows which of the picked documents are too late for their day, and offers the next one their network is open. */
export const LateQuestion = observer(function LateQuestion({ model }: { readonly model: SigningViewModel }) {
  const { t } = useTranslation('signing');
  const nameOf = useDocumentName();
  const language = useLanguage();
  const days = [...new Set(model.late.flatMap(({ payOn }) => payOn ?? []))];
  const [only = '', ...others] = days.map((day) => formatDay(day, language));
  return (
    <QuestionDialog
      open={model.late.length > 0}
      title={t('late.title')}
      yes={others.length === 0 ? t('late.yes', { day: only }) : t('late.yesAll')}
      no={t('late.no')}
      busy={model.busy}
      onYes={() => void model.signForNextDay()}
      onNo={model.leaveLate}
      more={
        <ul className={styles['repeated']}>
          {model.late.map(({ payOn, ...document }) => (
            <li key={document.preview.operationId}>
              <p className={styles['name']}>
                {joinedParts([nameOf(document), formatMoney(document.preview.amount, language)], language)}
              </p>
              {payOn !== undefined && (
                <p>
                  {t('late.days', {
                    before: formatDay(document.preview.terms.valueDate ?? payOn, language),
                    after: formatDay(payOn, language),
                  })}
                </p>
              )}
            </li>
          ))}
        </ul>
      }
    >
      {t('late.text')}
    </QuestionDialog>
  );
});
