import { AccountWords } from '../../../src/ui/components/AccountWords';
import { examplesOf } from '../Example';

export const examples = examplesOf('AccountWords', [
  {
    state: 'own account',
    show: ({ texts }) => <AccountWords number="1280010000000114" account={{ name: texts.account, currency: 'KGS' }} />,
  },
  {
    state: 'own account without a name',
    show: () => <AccountWords number="1280010000000114" account={{ name: '', currency: 'USD' }} />,
  },
  { state: 'owner known', show: ({ texts }) => <AccountWords number="1280010000000215" owner={texts.company} /> },
  { state: 'number alone', show: () => <AccountWords number="120456789" /> },
]);
