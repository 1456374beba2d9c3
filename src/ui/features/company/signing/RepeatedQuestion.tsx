import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../../../domain/money/formatAmount';
import { joinedParts } from '../../../../domain/language/punctuation';
import { QuestionDialog } from '../../../components/QuestionDialog';
import { useLanguage } from '../../../language/useLanguage';
import { useDocumentName } from '../../../objects/documents/useDocumentName';
import { WarningList } from '../../../objects/documents/DocumentWarnings';
import styles from '../../../objects/documents/Signing.module.css';
import type { SigningViewModel } from './SigningViewModel';

/** Shows which of the picked documents repeat another one, before a code is asked for. */
export const RepeatedQuestion = observer(function RepeatedQuestion({ model }: { readonly model: SigningViewModel }) {
  const { t } = useTranslation('signing');
  const nameOf = useDocumentName();
  const language = useLanguage();
  return (
    <QuestionDialog
      open={model.repeated.length > 0}
      title={t('repeated.title')}
      yes={t('repeated.yes')}
      no={t('repeated.no')}
      busy={model.busy}
      onYes={() => void model.signAnyway()}
      onNo={model.leaveRepeated}
      more={
        <ul className={styles['repeated']}>
          {model.repeated.map((document) => (
            <li key={document.preview.operationId}>
              <p className={styles['name']}>
                {joinedParts([nameOf(document), formatMoney(document.preview.amount, language)], language)}
              </p>
              <WarningList warnings={document.warnings} of={document} />
            </li>
          ))}
        </ul>
      }
    >
      {t('repeated.text', { number: model.repeated.length })}
    </QuestionDialog>
  );
});
