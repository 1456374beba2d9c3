import { WhenFound, WhenLoaded } from '../../../src/ui/components/WhenLoaded';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('WhenLoaded', [
  {
    state: 'busy',
    show: ({ texts }) => (
      <WhenLoaded
        status="LOADING"
        rows={3}
        failed={texts.failed}
        onRetry={nothing}
        title={texts.income}
        empty={{ icon: 'history', title: texts.empty, text: texts.emptyText }}
      >
        {() => <p>{texts.lead}</p>}
      </WhenLoaded>
    ),
  },
  {
    state: 'error',
    show: ({ texts }) => (
      <WhenLoaded
        status="ERROR"
        rows={3}
        failed={texts.failed}
        onRetry={nothing}
        title={texts.expense}
        empty={{ icon: 'history', title: texts.empty, text: texts.emptyText }}
      >
        {() => <p>{texts.lead}</p>}
      </WhenLoaded>
    ),
  },
  {
    state: 'empty',
    show: ({ texts }) => (
      <WhenLoaded
        status="EMPTY"
        rows={3}
        failed={texts.failed}
        onRetry={nothing}
        title={texts.search}
        empty={{ icon: 'history', title: texts.empty, text: texts.emptyText }}
      >
        {() => <p>{texts.lead}</p>}
      </WhenLoaded>
    ),
  },
  {
    state: 'loaded',
    show: ({ texts }) => (
      <WhenLoaded
        status="LOADED"
        rows={3}
        failed={texts.failed}
        onRetry={nothing}
        title={texts.status}
        empty={{ icon: 'history', title: texts.empty, text: texts.emptyText }}
      >
        {() => <p>{texts.lead}</p>}
      </WhenLoaded>
    ),
  },
  {
    state: 'one of a list that is not there',
    show: ({ texts }) => (
      <WhenFound<string>
        value={undefined}
        status="LOADED"
        rows={3}
        failed={texts.failed}
        onRetry={nothing}
        missing={{ icon: 'search', title: texts.noMatches, text: texts.noMatchesText }}
      >
        {(value) => <p>{value}</p>}
      </WhenFound>
    ),
  },
]);
