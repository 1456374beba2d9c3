import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { useFlowPage } from '../../components/useFlowPage';
import { CodeScreen } from '../confirmation/CodeScreen';
import { PROFILE_PATH } from '../profile/profileSections';
import { ProfilePage } from './ProfilePage';
import type { ChangeFrame, ChangeModel } from './ChangeModel';
import { ChangeToSignPanel } from './ChangeToSignPanel';
import { changePath, pathOfChange } from './pathOfChange';

interface ChangeCodePageProps {
  readonly model: ChangeModel;
  readonly frame: ChangeFrame;
}

const nothing = (): void => undefined;

/** The code that confirms a change, or the check of a change that a company signs. */
export const ChangeCodePage = observer(function ChangeCodePage({ model, frame }: ChangeCodePageProps) {
  const { t } = useTranslation(['profile', 'companyChanges']);
  const { confirmation } = model;
  const here = useFlowPage({
    path: changePath(frame, 'code'),
    rightPath: pathOfChange(frame, model),
    over: confirmation.page === 'done',
    open: nothing,
  });
  if (!here) {
    return null;
  }
  const toSign = confirmation.prepared?.toSign;
  if (toSign !== undefined && !confirmation.ended) {
    return (
      <ProfilePage title={t('companyChanges:check.title')} back={frame.back}>
        <ChangeToSignPanel confirmation={confirmation} change={toSign} />
      </ProfilePage>
    );
  }
  return (
    <CodeScreen
      confirmation={confirmation}
      frame={{
        title: t('profile:change.codeTitle'),
        back: frame.back ?? { to: PROFILE_PATH, label: t('profile:title') },
        subject: {
          text: frame.subject,
          fingerprint: frame.fingerprint,
          rows: frame.subjectRows,
          note: frame.subjectNote,
        },
        lastSms: t('profile:change.lastSms'),
        lost: { title: t('profile:change.lostTitle'), text: t('profile:change.lostText') },
        leave: { label: t('profile:change.back'), onPress: confirmation.edit },
        refused: {
          title: t('profile:change.refusedTitle'),
          leave: { label: t('profile:change.toForm'), onPress: confirmation.edit },
        },
      }}
    />
  );
});
