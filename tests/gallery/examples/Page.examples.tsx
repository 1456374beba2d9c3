import { Page } from '../../../src/ui/components/Page';
import { Panel } from '../../../src/ui/components/Panel';
import { examplesOf } from '../Example';

export const examples = examplesOf('Page', [
  {
    state: 'form',
    show: ({ texts }) => (
      <Page kind="form">
        <Panel>{texts.longValue}</Panel>
      </Page>
    ),
  },
  {
    state: 'result',
    show: ({ texts }) => (
      <Page kind="result">
        <Panel>{texts.longValue}</Panel>
      </Page>
    ),
  },
  {
    state: 'list',
    show: ({ texts }) => (
      <Page kind="list">
        <Panel>{texts.longValue}</Panel>
      </Page>
    ),
  },
  {
    state: 'detail',
    show: ({ texts }) => (
      <Page kind="detail">
        <Panel>{texts.longValue}</Panel>
      </Page>
    ),
  },
  {
    state: 'dashboard',
    show: ({ texts }) => (
      <Page kind="dashboard">
        <Panel>{texts.longValue}</Panel>
      </Page>
    ),
  },
]);
