import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { PasswordChecklist } from '../../../components/PasswordChecklist';
import { PasswordField } from '../../../components/PasswordField';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { useService } from '../../../kernel/ServicesContext';
import { ChangeForm } from '../../../flow/change/ChangeForm';
import { ChangeRoutes } from '../../../flow/change/ChangeRoutes';
import { usePasswordRefusal } from '../../../flow/change/usePasswordRefusal';
import styles from '../../../flow/change/Form.module.css';
import { PasswordViewModel } from './PasswordViewModel';

const FIELDS = ['currentPassword', 'newPassword', 'repeatedPassword'] as const;

/** The password: the current one, the new one twice, the code. */
export function PasswordPage() {
  const { t } = useTranslation('profile');
  const model = useService(PasswordViewModel);
  return (
    <ChangeRoutes
      model={model}
      frame={{
        path: '/profile/settings/password',
        title: t('pages.password.title'),
        subject: t('password.subject'),
        doneTitle: t('password.doneTitle'),
        doneText: t('password.doneText'),
      }}
    >
      <PasswordForm model={model} />
    </ChangeRoutes>
  );
}

const PasswordForm = observer(function PasswordForm({ model }: { readonly model: PasswordViewModel }) {
  const { t } = useTranslation('profile');
  const { form, failure, refusedField } = model;
  const text = usePasswordRefusal()(failure);
  const refused = failure && refusedField && { field: refusedField, failure, text };
  const { texts, summary } = useFieldTexts(FIELDS, model.violations, refused);

  return (
    <ChangeForm model={model} summary={summary} refusedAtField={refused !== undefined}>
      {/* A password manager keeps the new password under the login beside it. */}
      <input type="text" hidden readOnly autoComplete="username" value={model.username} />
      <PasswordField
        id="currentPassword"
        label={t('password.current')}
        autoComplete="current-password"
        value={form.currentPassword}
        onChange={(currentPassword) => model.change({ currentPassword })}
        violation={texts.currentPassword}
      />
      <PasswordField
        id="newPassword"
        label={t('password.new')}
        hint={
          <>
            <PasswordChecklist checks={model.checklist} policy={model.policy} />
            <p className={styles['note']}>{t('password.bankChecks')}</p>
          </>
        }
        autoComplete="new-password"
        value={form.newPassword}
        onChange={(newPassword) => model.change({ newPassword })}
        violation={texts.newPassword}
      />
      <PasswordField
        id="repeatedPassword"
        label={t('password.repeat')}
        autoComplete="new-password"
        value={form.repeatedPassword}
        onChange={(repeatedPassword) => model.change({ repeatedPassword })}
        violation={texts.repeatedPassword}
      />
    </ChangeForm>
  );
});
