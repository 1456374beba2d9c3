import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { EntranceDirectories } from '../../../../application/directories/EntranceDirectories';
import { ConfirmSecondFactor } from '../../../../application/session/ConfirmSecondFactor';
import { EntranceArea } from '../../../../application/session/EntranceArea';
import { SessionStore } from '../../../../application/session/SessionStore';
import { ErrorState } from '../../../components/ErrorState';
import { FailureAlert } from '../../../components/FailureAlert';
import { SkeletonRows } from '../../../components/Skeleton';
import { SummaryList } from '../../../components/SummaryList';
import { useService } from '../../../kernel/ServicesContext';
import { CodeDestinationViewModel } from './CodeDestinationViewModel';
import styles from '../../../flow/entrance/Entrance.module.css';
import { SecretAnswerForm } from '../../../flow/entrance/SecretAnswerForm';

const ROWS = 2;

/** Help for who waits for a code in vain: after the secret answer, where codes go and how they come. */
export const CodeDestination = observer(function CodeDestination() {
  const area = useService(EntranceArea);
  const confirmation = useService(ConfirmSecondFactor);
  useEffect(() => void area.open(), [area]);
  return area.services === undefined ? (
    <Awaited failed={area.status === 'failed'} onRetry={() => void area.open()} />
  ) : (
    <Destination confirmation={confirmation} directories={area.services.get(EntranceDirectories)} />
  );
});

interface AwaitedProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Outline of what is being fetched, or the way to fetch it again. */
function Awaited({ failed, onRetry }: AwaitedProps) {
  const { t } = useTranslation('common');
  return failed ? <ErrorState title={t('crash.title')} onRetry={onRetry} /> : <SkeletonRows rows={ROWS} />;
}

interface DestinationProps {
  readonly confirmation: ConfirmSecondFactor;
  readonly directories: EntranceDirectories;
}

const Destination = observer(function Destination({ confirmation, directories }: DestinationProps) {
  const { t } = useTranslation('codeDestination');
  const session = useService(SessionStore);
  const [model] = useState(() => new CodeDestinationViewModel({ confirmation, session, directories }));
  const { credential, failure, question } = model;
  useEffect(() => model.open(), [model]);
  if (question === undefined) {
    return <Awaited failed={failure !== undefined} onRetry={model.open} />;
  }
  return (
    <div className={styles['fields']}>
      {failure !== undefined && <FailureAlert brief failure={failure} />}
      {credential !== undefined && (
        <div role="status">
          <SummaryList
            rows={[
              { key: 'way', term: t('way'), value: t(`ways.${credential.otpDelivery}`) },
              { key: 'phone', term: t('phone'), value: credential.phoneNumber.replaceAll(' ', '\u00a0') },
              ...(credential.email === '' ? [] : [{ key: 'email', term: t('email'), value: credential.email }]),
            ]}
          />
        </div>
      )}
      {credential === undefined && !model.ended && (
        <SecretAnswerForm
          model={model}
          question={question}
          text={t('text')}
          submitText={t('submit')}
          busy={model.busy}
          onSubmit={() => void model.submit()}
        />
      )}
    </div>
  );
});
