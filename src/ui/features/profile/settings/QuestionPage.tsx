import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { localized } from '../../../../domain/language/localized';
import { MAX_ANSWER_LENGTH } from '../../../../domain/validation/ValidationCode';
import { SelectField } from '../../../components/SelectField';
import { TextField } from '../../../components/TextField';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { ChangeForm } from '../../../flow/change/ChangeForm';
import { ChangeRoutes } from '../../../flow/change/ChangeRoutes';
import { QuestionViewModel } from './QuestionViewModel';

const FIELDS = ['questionId', 'answer'] as const;
const SKELETON_ROWS = 3;

/** The security question: another one or another answer, the code. */
export const QuestionPage = observer(function QuestionPage() {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const model = useService(QuestionViewModel);
  const current = model.currentQuestion(language);
  const chosen = model.chosenQuestion(language);
  return (
    <ChangeRoutes
      model={model}
      frame={{
        path: '/profile/settings/question',
        title: t('pages.question.title'),
        lead: current === '' ? undefined : t('question.current', { question: current }),
        subject: t(`question.subject.${chosen === current ? 'same' : 'other'}`, { from: current, to: chosen }),
        doneTitle: t('question.doneTitle'),
        doneText: t('question.doneText'),
      }}
    >
      <QuestionContent model={model} />
    </ChangeRoutes>
  );
});

interface ModelProps {
  readonly model: QuestionViewModel;
}

const QuestionContent = observer(function QuestionContent({ model }: ModelProps) {
  const { t } = useTranslation('profile');
  // A form without a question to choose from is of no use.
  const status = model.status === 'EMPTY' ? 'ERROR' : model.status;
  return (
    <WhenLoaded status={status} rows={SKELETON_ROWS} failed={t('question.failed')} onRetry={model.openForm}>
      {() => <QuestionForm model={model} />}
    </WhenLoaded>
  );
});

const QuestionForm = observer(function QuestionForm({ model }: ModelProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { form, failure, refusedField } = model;
  const refused = failure && refusedField && { field: refusedField, failure };
  const { texts, summary } = useFieldTexts(FIELDS, model.violations, refused);
  const options = model.questions.map(({ id, text }) => ({ value: id, label: localized(text, language) }));

  return (
    <ChangeForm model={model} summary={summary} refusedAtField={refused !== undefined}>
      <SelectField
        id="questionId"
        label={t('question.question')}
        options={[{ value: '', label: t('question.choose') }, ...options]}
        value={form.questionId}
        onChange={(questionId) => model.change({ questionId })}
        violation={texts.questionId}
      />
      <TextField
        id="answer"
        label={t('question.answer')}
        hint={t('question.hint')}
        input={{ autoComplete: 'off', spellCheck: false, maxLength: MAX_ANSWER_LENGTH }}
        value={form.answer}
        onChange={(answer) => model.change({ answer })}
        violation={texts.answer}
      />
    </ChangeForm>
  );
});
