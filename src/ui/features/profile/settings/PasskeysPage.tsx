import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDate } from '../../../../domain/time/format';
import { MAX_PASSKEY_NAME } from '../../../../domain/user/Passkey';
import type { Passkey } from '../../../../domain/user/Passkey';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { useMayOpen } from '../../../components/OpenScreens';
import { QuestionDialog } from '../../../components/QuestionDialog';
import { TextField } from '../../../components/TextField';
import { ChangeForm } from '../../../flow/change/ChangeForm';
import { ChangeRoutes } from '../../../flow/change/ChangeRoutes';
import { useService } from '../../../kernel/ServicesContext';
import { useLanguage } from '../../../language/useLanguage';
import { KeptList, KeptRow } from './KeptList';
import { PasskeyCeilingRow } from './PasskeyCeilingRow';
import { PASSKEY_CEILING_PATH, PASSKEYS_PATH } from './passkeyPaths';
import styles from './PasskeysPage.module.css';
import { PasskeysViewModel } from './PasskeysViewModel';

const SKELETON_ROWS = 2;

/** The passkeys of the user, and the form for another one. */
export const PasskeysPage = observer(function PasskeysPage() {
  const { t } = useTranslation('profile');
  const model = useService(PasskeysViewModel);
  const mayOpen = useMayOpen();

  useEffect(() => {
    void model.load();
  }, [model]);

  return (
    <ChangeRoutes
      model={model}
      frame={{
        path: PASSKEYS_PATH,
        title: t('pages.passkeys.title'),
        lead: t('passkeys.lead'),
        subject: t('passkeys.subject', { name: model.givenName }),
        doneTitle: t('passkeys.doneTitle'),
        doneText: t('passkeys.doneText'),
      }}
    >
      <Passkeys model={model} />
      {model.status === 'LOADED' && mayOpen(PASSKEY_CEILING_PATH) && <PasskeyCeilingRow />}
      <NewPasskey model={model} />
      <Questions model={model} />
    </ChangeRoutes>
  );
});

interface ModelProps {
  readonly model: PasskeysViewModel;
}

const Passkeys = observer(function Passkeys({ model }: ModelProps) {
  const { t } = useTranslation('profile');
  return (
    <KeptList
      model={model}
      rows={SKELETON_ROWS}
      failed={t('passkeys.failed')}
      empty={{ icon: 'key', title: t('passkeys.emptyTitle'), text: t('passkeys.emptyText') }}
    >
      {() => model.passkeys.map((passkey) => <PasskeyRow key={passkey.id} passkey={passkey} model={model} />)}
    </KeptList>
  );
});

interface PasskeyRowProps extends ModelProps {
  readonly passkey: Passkey;
}

const PasskeyRow = observer(function PasskeyRow({ passkey, model }: PasskeyRowProps) {
  const language = useLanguage();
  const { t } = useTranslation('profile');
  const { name, addedAt, lastUsedAt, isBackedUp } = passkey;
  return (
    <KeptRow
      icon="key"
      title={name}
      facts={[
        t('passkeys.added', { day: formatDate(addedAt, language) }),
        lastUsedAt === undefined
          ? t('passkeys.neverUsed')
          : t('passkeys.lastUsed', { day: formatDate(lastUsedAt, language) }),
      ]}
      more={isBackedUp ? t('passkeys.backedUp') : undefined}
    >
      <span className={styles['buttons']}>
        <Button
          tone="quiet"
          size="small"
          aria-label={t('passkeys.renameNamed', { name })}
          onClick={() => model.ask({ about: 'rename', passkey })}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          tone="quiet"
          size="small"
          aria-label={t('passkeys.removeNamed', { name })}
          onClick={() => model.ask({ about: 'remove', passkey })}
        >
          {t('passkeys.remove')}
        </Button>
      </span>
    </KeptRow>
  );
});

const NewPasskey = observer(function NewPasskey({ model }: ModelProps) {
  const { t } = useTranslation('profile');
  if (!model.isAvailable || model.isFull) {
    return (
      <Alert>
        <p>{t(model.isAvailable ? 'passkeys.full' : 'passkeys.unsupported')}</p>
      </Alert>
    );
  }
  return (
    <ChangeForm
      model={model}
      summary={[]}
      refusedAtField={false}
      action={
        <Button type="submit" icon="key" busy={model.busy}>
          {t('passkeys.add')}
        </Button>
      }
    >
      <TextField
        id="passkeyName"
        label={t('passkeys.newName')}
        hint={t('passkeys.nameHint')}
        value={model.name}
        onChange={model.setName}
        input={{ autoComplete: 'off', maxLength: MAX_PASSKEY_NAME }}
      />
      {model.refused !== undefined && (
        <Alert role="alert">
          <p>{t(REFUSED[model.refused])}</p>
        </Alert>
      )}
    </ChangeForm>
  );
});

const REFUSED = {
  cancelled: 'passkeys.cancelled',
  alreadyHere: 'passkeys.alreadyHere',
  impossible: 'passkeys.unsupported',
} as const;

const Questions = observer(function Questions({ model }: ModelProps) {
  const { t } = useTranslation('profile');
  const name = model.asked?.passkey.name ?? '';
  const isRenaming = model.asked?.about === 'rename';
  return (
    <>
      <QuestionDialog
        open={model.asked?.about === 'remove'}
        title={t('passkeys.removeTitle', { name })}
        yes={t('passkeys.remove')}
        no={t('passkeys.keep')}
        busy={model.answering}
        onYes={() => void model.answer()}
        onNo={model.keep}
      >
        {t('passkeys.removeText')}
      </QuestionDialog>
      <QuestionDialog
        open={isRenaming}
        title={t('passkeys.renameTitle')}
        yes={t('passkeys.save')}
        no={t('passkeys.cancel')}
        busy={model.answering}
        disabled={!model.mayAnswer}
        onYes={() => void model.answer()}
        onNo={model.keep}
        more={
          <TextField
            id="newPasskeyName"
            label={t('passkeys.name')}
            value={model.newName}
            onChange={model.setNewName}
            input={{ autoComplete: 'off', maxLength: MAX_PASSKEY_NAME }}
          />
        }
      >
        {t('passkeys.nameHint')}
      </QuestionDialog>
    </>
  );
});
