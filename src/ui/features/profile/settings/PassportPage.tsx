import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { bankDayOf } from '../../../../domain/time/Instant';
import { PASSPORT_SERIES } from '../../../../domain/user/Passport';
import { MAX_ADDRESS_LENGTH, MAX_ISSUED_BY_LENGTH } from '../../../../domain/user/passportViolations';
import { Alert } from '../../../components/Alert';
import { ButtonLink } from '../../../components/Button';
import { useBankNow } from '../../../components/BankNow';
import { DateField } from '../../../components/DateField';
import { SelectField } from '../../../components/SelectField';
import { TextField } from '../../../components/TextField';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { ChangeForm } from '../../../flow/change/ChangeForm';
import { ChangeRoutes } from '../../../flow/change/ChangeRoutes';
import { OwnValue } from '../../../objects/accounts/OwnValue';
import { useService } from '../../../kernel/ServicesContext';
import styles from './PassportPage.module.css';
import { PassportViewModel } from './PassportViewModel';
import { ScansField, SCANS_FIELD_ID } from '../../../flow/uploads/ScansField';

const FIELDS = ['number', 'issuedBy', 'issuedOn', 'expiresOn', 'inn', 'address', SCANS_FIELD_ID] as const;
const SERIES = PASSPORT_SERIES.map((series) => ({ value: series, label: series }));
const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** New passport data: the form with scans, the code, and word of what happens next. */
export const PassportPage = observer(function PassportPage() {
  const { t } = useTranslation('personalData');
  const model = useService(PassportViewModel);
  return (
    <ChangeRoutes
      model={model}
      frame={{
        path: '/profile/edit',
        title: t('edit.title'),
        lead: t('edit.lead'),
        subject: t('edit.subject', { from: model.current ?? '—', to: model.document }),
        doneTitle: t('edit.doneTitle'),
        doneText: t('edit.doneText'),
        application: { kind: 'passport' },
      }}
    >
      {model.underReview ? <UnderReview /> : <PassportFields model={model} />}
    </ChangeRoutes>
  );
});

function UnderReview() {
  const { t } = useTranslation('personalData');
  return (
    <Alert title={t('edit.reviewTitle')}>
      <p>{t('edit.reviewText')}</p>
      <ButtonLink tone="secondary" to="/profile/info">
        {t('edit.toInfo')}
      </ButtonLink>
    </Alert>
  );
}

const PassportFields = observer(function PassportFields({ model }: { readonly model: PassportViewModel }) {
  const { t } = useTranslation('personalData');
  const { form } = model;
  const today = bankDayOf(useBankNow()());
  const violations = {
    ...model.violations,
    ...(model.scansViolation !== undefined && { [SCANS_FIELD_ID]: model.scansViolation }),
  };
  const { texts, summary } = useFieldTexts(FIELDS, violations, undefined);
  return (
    <ChangeForm model={model} summary={summary} refusedAtField={false} endsOtherSessions={false}>
      <div className={styles['document']}>
        <SelectField
          id="series"
          label={t('passport.series')}
          options={SERIES}
          value={form.series}
          onChange={(value) =>
            model.change({ series: PASSPORT_SERIES.find((series) => series === value) ?? form.series })
          }
        />
        <TextField
          id="number"
          label={t('passport.number')}
          hint={t('passport.numberHint')}
          input={{ ...DIGITS, maxLength: 7 }}
          value={form.number}
          onChange={(number) => model.change({ number })}
          violation={texts.number}
        />
      </div>
      <TextField
        id="issuedBy"
        label={t('passport.issuedBy')}
        hint={t('passport.issuedByHint')}
        input={{ autoComplete: 'off', maxLength: MAX_ISSUED_BY_LENGTH }}
        value={form.issuedBy}
        onChange={(issuedBy) => model.change({ issuedBy })}
        violation={texts.issuedBy}
      />
      <div className={styles['days']}>
        <DateField
          id="issuedOn"
          label={t('passport.issuedOn')}
          hint={t('passport.dayHint')}
          range={{ max: today }}
          value={form.issuedOn}
          onChange={(issuedOn) => model.change({ issuedOn })}
          violation={texts.issuedOn}
        />
        <DateField
          id="expiresOn"
          label={t('passport.expiresOn')}
          hint={t('passport.dayHint')}
          range={{ min: today }}
          value={form.expiresOn}
          onChange={(expiresOn) => model.change({ expiresOn })}
          violation={texts.expiresOn}
        />
      </div>
      <TextField
        id="inn"
        label={t('inn')}
        hint={t('passport.innHint')}
        input={{ ...DIGITS, maxLength: 14 }}
        value={form.inn}
        onChange={(inn) => model.change({ inn })}
        violation={texts.inn}
        offer={<OwnValue name="inn" typed={form.inn} onChoose={(inn) => model.change({ inn })} />}
      />
      <TextField
        id="address"
        label={t('passport.address')}
        hint={t('passport.addressHint')}
        input={{ autoComplete: 'street-address', maxLength: MAX_ADDRESS_LENGTH }}
        value={form.address}
        onChange={(address) => model.change({ address })}
        violation={texts.address}
        offer={<OwnValue name="address" typed={form.address} onChoose={(address) => model.change({ address })} />}
      />
      <ScansField scans={model.scans} violation={texts[SCANS_FIELD_ID]} />
    </ChangeForm>
  );
});
