import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { PIN_PROOFS } from '../../../../domain/user/PinChangeForm';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { PasswordField } from '../../../components/PasswordField';
import { PinField } from '../../../components/PinField';
import { RadioGroup } from '../../../components/RadioGroup';
import { SkeletonRows } from '../../../components/Skeleton';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { useService } from '../../../kernel/ServicesContext';
import { ChangeForm } from '../../../flow/change/ChangeForm';
import { PinChangeViewModel } from './PinChangeViewModel';
import { ProfilePage } from '../../../flow/change/ProfilePage';

const FIELDS = ['currentPin', 'currentPassword', 'newPin', 'repeatedPin'] as const;
const SKELETON_ROWS = 3;

/** The PIN that unlocks the screen. It opens nothing by itself, so no code is asked for and other sessions go on. */
export const PinPage = observer(function PinPage() {
  const { t } = useTranslation('profile');
  const model = useService(PinChangeViewModel);
  return (
    <ProfilePage title={t('pages.pin.title')} lead={t(model.hasPin === false ? 'pin.leadNone' : 'pin.lead')}>
      {model.done && (
        <Alert tone="positive" role="status" title={t('pin.doneTitle')}>
          <p>{t('pin.doneText')}</p>
        </Alert>
      )}
      {model.hasPin === undefined ? (
        <Panel flush>
          <SkeletonRows rows={SKELETON_ROWS} />
        </Panel>
      ) : (
        <PinChange model={model} />
      )}
    </ProfilePage>
  );
});

const PinChange = observer(function PinChange({ model }: { readonly model: PinChangeViewModel }) {
  const { t } = useTranslation('profile');
  const { form, failure, hasPin } = model;
  const field = FIELDS.find((name) => name === model.refusedField);
  const refused = failure && field && { field, failure };
  const { texts, summary } = useFieldTexts(FIELDS, model.violations, refused);
  return (
    <ChangeForm
      model={model}
      summary={summary}
      refusedAtField={refused !== undefined}
      endsOtherSessions={false}
      action={
        <Button type="submit" busy={model.busy}>
          {t(hasPin === true ? 'pin.change' : 'pin.set')}
        </Button>
      }
    >
      {hasPin === true && (
        <RadioGroup
          id="proof"
          label={t('pin.proof')}
          value={form.proof}
          onChange={(proof) => model.change({ proof })}
          options={PIN_PROOFS.map((value) => ({ value, label: t(`pin.proofs.${value}`) }))}
        />
      )}
      {form.proof === 'pin' ? (
        <PinField
          id="currentPin"
          label={t('pin.current')}
          value={form.currentPin}
          onChange={(currentPin) => model.change({ currentPin })}
          violation={texts.currentPin}
        />
      ) : (
        <PasswordField
          id="currentPassword"
          label={t('password.current')}
          autoComplete="current-password"
          value={form.currentPassword}
          onChange={(currentPassword) => model.change({ currentPassword })}
          violation={texts.currentPassword}
        />
      )}
      <PinField
        id="newPin"
        label={t('pin.new')}
        hint={t('pin.hint')}
        value={form.newPin}
        onChange={(newPin) => model.change({ newPin })}
        violation={texts.newPin}
      />
      <PinField
        id="repeatedPin"
        label={t('pin.repeat')}
        value={form.repeatedPin}
        onChange={(repeatedPin) => model.change({ repeatedPin })}
        violation={texts.repeatedPin}
      />
    </ChangeForm>
  );
});
