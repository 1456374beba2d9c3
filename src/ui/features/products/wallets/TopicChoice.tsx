import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { RadioGroup } from '../../../components/RadioGroup';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { RegistrationTopicsViewModel } from './RegistrationTopicsViewModel';

const SKELETON_ROWS = 4;

interface TopicChoiceProps {
  readonly chosen: string;
  readonly onChoose: (topicId: string) => void;
  readonly violation: string | undefined;
}

/** Choice of what a wallet is wanted for. */
export const TopicChoice = observer(function TopicChoice({ chosen, onChoose, violation }: TopicChoiceProps) {
  const { t } = useTranslation('wallets');
  const language = useLanguage();
  const model = useService(RegistrationTopicsViewModel);

  useEffect(() => void model.load(), [model]);

  return (
    <WhenLoaded
      bare
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('register.topicsFailed')}
      onRetry={() => void model.load()}
      empty={{ icon: 'info', title: t('register.noTopics') }}
    >
      {() => (
        <RadioGroup
          id="topicId"
          label={t('register.topic')}
          value={chosen === '' ? undefined : chosen}
          onChange={onChoose}
          options={model.topics.map(({ id, name }) => ({ value: id, label: name[language] }))}
          violation={violation}
        />
      )}
    </WhenLoaded>
  );
});
