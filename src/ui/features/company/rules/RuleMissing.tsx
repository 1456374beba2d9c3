import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { WhenLoaded } from '../../../components/WhenLoaded';
import type { RulesViewModel } from './RulesViewModel';

const SKELETON_ROWS = 5;

interface RuleMissingProps {
  readonly rules: RulesViewModel;
  readonly onRetry: () => void;
}

/** Place of a rule that is being loaded, could not be, or is there no more. */
export const RuleMissing = observer(function RuleMissing({ rules, onRetry }: RuleMissingProps) {
  const { t } = useTranslation('companyRules');
  return (
    <WhenLoaded
      status={rules.status === 'LOADED' ? 'EMPTY' : rules.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      empty={{ icon: 'sign', title: t('missing') }}
      onRetry={onRetry}
    >
      {() => null}
    </WhenLoaded>
  );
});
