import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import { MAX_PERSON_SEARCH } from '../../../../domain/batch/payrollPeople';
import type { PayrollPerson } from '../../../../domain/batch/payrollPeople';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { SEPARATOR } from '../../../components/lineParts';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { RadioGroup } from '../../../components/RadioGroup';
import { SearchField } from '../../../components/SearchField';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { BATCH_PATH } from '../../../objects/qr/batchPaths';
import styles from './Payroll.module.css';
import { PayrollPeopleViewModel } from './PayrollPeopleViewModel';
import { PersonForm } from './PersonForm';

const SKELETON_ROWS = 6;
const STATES = ['active', 'left'] as const;

/** People who receive salaries of the company. */
export const PayrollScreen = observer(function PayrollScreen() {
  const { t } = useTranslation('payroll');
  const model = useService(PayrollPeopleViewModel);

  useEffect(() => void model.reload(), [model]);

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} back={{ to: BATCH_PATH, label: t('back') }} />
      <div className={styles['stack']}>
        {model.form.isOpen ? (
          <PersonForm form={model.form} />
        ) : (
          <div className={styles['buttons']}>
            <Button onClick={model.form.add}>{t('add')}</Button>
          </div>
        )}
        <Search model={model} />
        <People model={model} />
      </div>
    </>
  );
});

interface ModelProps {
  readonly model: PayrollPeopleViewModel;
}

const Search = observer(function Search({ model }: ModelProps) {
  const { t } = useTranslation('payroll');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    model.find();
  };
  return (
    <Panel>
      <form className={styles['search']} noValidate onSubmit={submit}>
        <div className={styles['find']}>
          <SearchField
            id="people-search"
            label={t('search')}
            placeholder={t('searchPlaceholder')}
            value={model.search}
            onChange={model.setSearch}
            maxLength={MAX_PERSON_SEARCH}
          />
          <Button type="submit" tone="secondary">
            {t('find')}
          </Button>
        </div>
        <RadioGroup
          id="people-state"
          label={t('state')}
          options={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
          value={model.isActive ? 'active' : 'left'}
          onChange={(value) => model.showActive(value === 'active')}
        />
      </form>
    </Panel>
  );
});

const People = observer(function People({ model }: ModelProps) {
  const { t } = useTranslation('payroll');
  return (
    <Panel flush>
      <WhenLoaded
        bare
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        empty={
          model.isNarrowed
            ? { icon: 'search', title: t('noMatchesTitle'), text: t('noMatchesText') }
            : { icon: 'people', title: t('emptyTitle'), text: t('emptyText') }
        }
        onRetry={() => void model.reload()}
      >
        {() => (
          <>
            <ul>
              {model.people.map((person) => (
                <PersonRow key={person.id} person={person} model={model} />
              ))}
            </ul>
            {(model.hasMore || model.failure !== undefined) && (
              <div className={styles['more']}>
                {model.failure !== undefined && <FailureAlert failure={model.failure} />}
                {model.hasMore && (
                  <Button tone="secondary" busy={model.loadingMore} onClick={() => void model.more()}>
                    {t('more')}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </WhenLoaded>
    </Panel>
  );
});

const PersonRow = observer(function PersonRow({ person, model }: ModelProps & { readonly person: PayrollPerson }) {
  const { t } = useTranslation('payroll');
  const { name, inn, accountNumber, note, isActive } = person;
  return (
    <li className={styles['person']}>
      <div className={styles['words']}>
        <p className={styles['name']}>
          {name} {!isActive && <Badge tone="neutral">{t('left')}</Badge>}
        </p>
        <p className={styles['quiet']}>{groupAccountNumber(accountNumber)}</p>
        <p className={styles['quiet']}>
          {[inn === '' ? t('noInn') : t('inn', { inn }), ...(note === '' ? [] : [note])].join(SEPARATOR)}
        </p>
      </div>
      <Button tone="quiet" size="small" onClick={() => model.form.change(person)}>
        <span aria-hidden>{t('change')}</span>
        <VisuallyHidden>{t('changeOf', { name })}</VisuallyHidden>
      </Button>
    </li>
  );
});
