import { ResultPanel } from '../../../src/ui/components/ResultPanel';
import { SummaryList } from '../../../src/ui/components/SummaryList';
import { examplesOf } from '../Example';

const FACTS = <SummaryList rows={[{ key: 'code', term: 'Контрольный код операции', value: '4H2K-9QTD' }]} />;

export const examples = examplesOf('ResultPanel', [
  {
    state: 'done',
    show: () => (
      <ResultPanel done facts={FACTS}>
        <p>Новый лимит карты действует с этой минуты.</p>
      </ResultPanel>
    ),
  },
  {
    state: 'not done yet, without facts',
    show: () => (
      <ResultPanel done={false}>
        <p>Документ ждёт второй подписи.</p>
      </ResultPanel>
    ),
  },
]);
