import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { OtpType } from '../../../../domain/user/ProfileChange';
import { ButtonLink } from '../../../components/Button';
import { OtpField } from '../../../components/OtpField';
import { Panel } from '../../../components/Panel';
import { RadioGroup } from '../../../components/RadioGroup';
import { SkeletonRows } from '../../../components/Skeleton';
import { TextField } from '../../../components/TextField';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { useService } from '../../../kernel/ServicesContext';
import { AuthTypeViewModel } from './AuthTypeViewModel';
import { AUTHENTICATOR_PATH } from './AuthenticatorPage';
import { ChangeForm } from '../../../flow/change/ChangeForm';
import { ChangeRoutes } from '../../../flow/change/ChangeRoutes';

const FIELDS = ['otpType', 'tokenNumber', 'deviceOtp'] as const;
const SKELETON_ROWS = 3;

/** Confirmation method of the user: SMS, an authenticator or, for a company, a hardware token. */
export const AuthTypePage = observer(function AuthTypePage() {
  const { t } = useTranslation('profile');
  const model = useService(AuthTypeViewModel);
  const way = (type: OtpType | undefined): string => (type === undefined ? '' : t(`authType.ways.${type}.label`));
  return (
    <ChangeRoutes
      model={model}
      frame={{
        path: '/profile/settings/auth-type',
        title: t('pages.authType.title'),
        lead: t('authType.lead'),
        subject: t('authType.subject', { from: way(model.current), to: way(model.chosen) }),
        doneTitle: t('authType.doneTitle'),
        doneText: t('authType.doneText'),
      }}
    >
      {model.current === undefined ? (
        <Panel flush>
          <SkeletonRows rows={SKELETON_ROWS} />
        </Panel>
      ) : (
        <AuthTypeForm model={model} />
      )}
    </ChangeRoutes>
  );
});

interface ModelProps {
  readonly model: AuthTypeViewModel;
}

const AuthTypeForm = observer(function AuthTypeForm({ model }: ModelProps) {
  const { t } = useTranslation('profile');
  const { form, failure, refusedField } = model;
  const refused = failure && refusedField && { field: refusedField, failure };
  const { texts, summary } = useFieldTexts(FIELDS, model.violations, refused);
  const setUp = model.leadsToAuthenticator ? (
    <ButtonLink to={AUTHENTICATOR_PATH}>{t('authType.setUp')}</ButtonLink>
  ) : undefined;
  return (
    <ChangeForm model={model} summary={summary} refusedAtField={refused !== undefined} action={setUp}>
      <Ways model={model} violation={texts.otpType} />
      {form.otpType === 'TOKEN' && (
        <>
          <TextField
            id="tokenNumber"
            label={t('authType.tokenNumber')}
            hint={t('authType.tokenNumberHint')}
            input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
            value={form.tokenNumber}
            onChange={(tokenNumber) => model.change({ tokenNumber })}
            violation={texts.tokenNumber}
          />
          <OtpField
            id="deviceOtp"
            label={t('authType.tokenCode')}
            hint={t('authType.tokenCodeHint')}
            value={form.deviceOtp}
            onChange={(deviceOtp) => model.change({ deviceOtp })}
            violation={texts.deviceOtp}
          />
        </>
      )}
    </ChangeForm>
  );
});

interface WaysProps extends ModelProps {
  readonly violation: string | undefined;
}

const Ways = observer(function Ways({ model, violation }: WaysProps) {
  const { t } = useTranslation('profile');
  const hintOf = (way: OtpType): string =>
    way === model.current ? `${t(`authType.ways.${way}.hint`)} ${t('authType.now')}` : t(`authType.ways.${way}.hint`);
  return (
    <RadioGroup
      id="otpType"
      label={t('authType.choose')}
      options={model.ways.map((way) => ({ value: way, label: t(`authType.ways.${way}.label`), hint: hintOf(way) }))}
      value={model.chosen}
      onChange={(otpType) => model.change({ otpType })}
      violation={violation}
    />
  );
});
