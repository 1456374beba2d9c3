import { money } from '../../../src/domain/money/Money';
import { Amount } from '../../../src/ui/components/Amount';
import { LakeFigure, LakePanel, LakeTitle } from '../../../src/ui/components/LakePanel';
import { examplesOf } from '../Example';

export const examples = examplesOf('LakePanel', [
  {
    state: 'usual',
    show: ({ id, texts }) => (
      <LakePanel titleId={id}>
        <LakeTitle>
          <span id={id}>{texts.amount}</span>
        </LakeTitle>
        <LakeFigure>
          <Amount amount={money(12_345_678n, 'KGS')} size="large" />
        </LakeFigure>
      </LakePanel>
    ),
  },
  {
    state: 'long words, as large as money gets',
    show: ({ id, texts }) => (
      <LakePanel titleId={id}>
        <LakeTitle>
          <span id={id}>{texts.longAct}</span>
        </LakeTitle>
        <LakeFigure>
          <Amount amount={money(999_999_999_999_99n, 'KGS')} size="large" />
        </LakeFigure>
      </LakePanel>
    ),
  },
]);
