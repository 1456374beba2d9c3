import { QuestionDialog } from '../../../src/ui/components/QuestionDialog';
import { TextField } from '../../../src/ui/components/TextField';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('QuestionDialog', [
  {
    state: 'open',
    alone: true,
    show: ({ texts }) => (
      <QuestionDialog
        open
        title={texts.question}
        yes={texts.act}
        no={texts.cancel}
        busy={false}
        onYes={nothing}
        onNo={nothing}
      >
        {texts.questionText}
      </QuestionDialog>
    ),
  },
  {
    state: 'busy',
    alone: true,
    show: ({ texts }) => (
      <QuestionDialog
        open
        title={texts.question}
        yes={texts.act}
        no={texts.cancel}
        busy={true}
        onYes={nothing}
        onNo={nothing}
      >
        {texts.questionText}
      </QuestionDialog>
    ),
  },
  {
    state: 'long text, with a field',
    alone: true,
    show: ({ id, texts }) => (
      <QuestionDialog
        open
        title={texts.longTitle}
        yes={texts.longAct}
        no={texts.cancel}
        busy={false}
        onYes={nothing}
        onNo={nothing}
        more={<TextField id={id} label={texts.label} value={texts.value} onChange={nothing} />}
      >
        {texts.longValue}
      </QuestionDialog>
    ),
  },
]);
