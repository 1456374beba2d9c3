import { Button } from '../../../src/ui/components/Button';
import { ButtonRow } from '../../../src/ui/components/ButtonRow';
import { examplesOf } from '../Example';

export const examples = examplesOf('ButtonRow', [
  {
    state: 'two',
    show: ({ texts }) => (
      <ButtonRow>
        <Button>{texts.act}</Button>
        <Button tone="secondary">{texts.cancel}</Button>
      </ButtonRow>
    ),
  },
  {
    state: 'many, long texts, apart',
    show: ({ texts }) => (
      <ButtonRow apart>
        <Button>{texts.longAct}</Button>
        <Button tone="secondary">{texts.longTitle}</Button>
        <Button tone="secondary">{texts.search}</Button>
        <Button tone="quiet">{texts.cancel}</Button>
      </ButtonRow>
    ),
  },
]);
