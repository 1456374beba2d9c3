import { Button } from '../../../src/ui/components/Button';
import { Sheet } from '../../../src/ui/components/Sheet';
import { TextField } from '../../../src/ui/components/TextField';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('Sheet', [
  {
    state: 'open, with a field',
    alone: true,
    show: ({ id, texts }) => (
      <Sheet title={texts.question} description={texts.questionText} firstField={id} onClose={nothing}>
        <TextField id={id} label={texts.label} value={texts.value} onChange={nothing} />
        <Button>{texts.act}</Button>
      </Sheet>
    ),
  },
  {
    state: 'that must stay, long text',
    alone: true,
    show: ({ texts }) => (
      <Sheet title={texts.longTitle} onClose={undefined}>
        <p>{texts.longValue}</p>
        <Button>{texts.longAct}</Button>
      </Sheet>
    ),
  },
]);
