import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { SecurityQuestion } from '../../../../domain/user/securityQuestions';
import { Panel } from '../../../components/Panel';
import { SecretAnswerForm } from '../../../flow/entrance/SecretAnswerForm';
import type { RestoreOtpScreenViewModel } from './RestoreOtpScreenViewModel';

interface SecretAnswerPanelProps {
  readonly model: RestoreOtpScreenViewModel;
  readonly question: SecurityQuestion;
}

/** The answer to the security question, for who wants to see first where the code goes. */
export const SecretAnswerPanel = observer(function SecretAnswerPanel({ model, question }: SecretAnswerPanelProps) {
  const { t } = useTranslation('restore');
  return (
    <Panel title={t('answer.title')}>
      <SecretAnswerForm
        model={model}
        question={question}
        text={t('answer.text')}
        submitText={t('answer.submit')}
        busy={model.answering}
        onSubmit={() => void model.submitAnswer()}
      />
    </Panel>
  );
});
