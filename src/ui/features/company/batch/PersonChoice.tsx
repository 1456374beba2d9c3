import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListedLine } from '../../../../application/operations/batches';
import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import { MAX_PERSON_SEARCH } from '../../../../domain/batch/payrollPeople';
import { Button } from '../../../components/Button';
import { SEPARATOR } from '../../../components/lineParts';
import { SearchField } from '../../../components/SearchField';
import { WhenLoaded } from '../../../components/WhenLoaded';
import styles from './Batch.module.css';
import type { BatchRepairViewModel } from './BatchRepairViewModel';

const SKELETON_ROWS = 2;

interface PersonChoiceProps {
  readonly line: ListedLine;
  readonly model: BatchRepairViewModel;
}

/** Person of the list for a line of a salary: the choice fills in name, INN and account. */
export const PersonChoice = observer(function PersonChoice({ line, model }: PersonChoiceProps) {
  const { t } = useTranslation(['batch', 'payroll']);
  const { choice } = model;
  if (!choice.isOpen) {
    return (
      <Button tone="secondary" size="small" onClick={() => model.askForPerson(line)}>
        {t('repair.choose')}
      </Button>
    );
  }
  // The field stands in the form of the cells, which Enter would save.
  const find = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void choice.find();
    }
  };
  return (
    <div className={styles['stack']}>
      <div className={styles['find']} onKeyDown={find}>
        <SearchField
          id={`person-${line.number}`}
          label={t('payroll:search')}
          placeholder={t('payroll:searchPlaceholder')}
          value={choice.search}
          onChange={choice.setSearch}
          maxLength={MAX_PERSON_SEARCH}
        />
        <Button tone="secondary" size="small" onClick={() => void choice.find()}>
          {t('repair.find')}
        </Button>
      </div>
      <WhenLoaded
        bare
        compact
        status={choice.status}
        rows={SKELETON_ROWS}
        failed={t('payroll:failed')}
        onRetry={() => void choice.find()}
        empty={{ icon: 'search', title: t('payroll:noMatchesTitle'), text: t('repair.nobody') }}
      >
        {() => (
          <ul className={styles['people']} aria-label={t('repair.list')}>
            {choice.people.map((person) => (
              <li key={person.id}>
                <button
                  type="button"
                  className={styles['person']}
                  onClick={() => void model.choosePerson(line, person)}
                >
                  <span className={styles['name']}>{person.name}</span>
                  <span className={styles['note']}>
                    {[
                      groupAccountNumber(person.accountNumber),
                      person.inn === '' ? t('payroll:noInn') : t('payroll:inn', { inn: person.inn }),
                      ...(person.note === '' ? [] : [person.note]),
                    ].join(SEPARATOR)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </div>
  );
});
