import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { MAX_NEW_USERNAME_LENGTH, SHORTEST_USERNAME } from '../../../../domain/validation/ValidationCode';
import { TextField } from '../../../components/TextField';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { useService } from '../../../kernel/ServicesContext';
import { ChangeForm } from '../../../flow/change/ChangeForm';
import { ChangeRoutes } from '../../../flow/change/ChangeRoutes';
import { UsernameViewModel } from './UsernameViewModel';

const FIELDS = ['newUsername', 'repeatedUsername'] as const;

const INPUT = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: MAX_NEW_USERNAME_LENGTH,
} as const;

/** The login: the new one twice, the code. */
export const UsernamePage = observer(function UsernamePage() {
  const { t } = useTranslation('profile');
  const model = useService(UsernameViewModel);
  return (
    <ChangeRoutes
      model={model}
      frame={{
        path: '/profile/settings/login',
        title: t('pages.login.title'),
        lead: model.currentUsername === '' ? undefined : t('login.current', { username: model.currentUsername }),
        subject: t('login.subject', { current: model.currentUsername, username: model.form.newUsername }),
        doneTitle: t('login.doneTitle'),
        doneText: t('login.doneText', { username: model.currentUsername }),
      }}
    >
      <UsernameForm model={model} />
    </ChangeRoutes>
  );
});

const UsernameForm = observer(function UsernameForm({ model }: { readonly model: UsernameViewModel }) {
  const { t } = useTranslation('profile');
  const { form, failure, refusedField } = model;
  const refused = failure && refusedField && { field: refusedField, failure };
  const { texts, summary } = useFieldTexts(FIELDS, model.violations, refused);

  return (
    <ChangeForm model={model} summary={summary} refusedAtField={refused !== undefined}>
      <TextField
        id="newUsername"
        label={t('login.new')}
        hint={t('login.hint', { shortest: SHORTEST_USERNAME, longest: MAX_NEW_USERNAME_LENGTH })}
        input={{ ...INPUT, autoComplete: 'username' }}
        value={form.newUsername}
        onChange={(newUsername) => model.change({ newUsername })}
        violation={texts.newUsername}
      />
      <TextField
        id="repeatedUsername"
        label={t('login.repeat')}
        input={{ ...INPUT, autoComplete: 'off' }}
        value={form.repeatedUsername}
        onChange={(repeatedUsername) => model.change({ repeatedUsername })}
        violation={texts.repeatedUsername}
      />
    </ChangeForm>
  );
});
