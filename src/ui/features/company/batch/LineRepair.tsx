import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListedLine } from '../../../../application/operations/batches';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { TextField } from '../../../components/TextField';
import { useService } from '../../../kernel/ServicesContext';
import styles from './Batch.module.css';
import { BatchRepairViewModel } from './BatchRepairViewModel';
import { PersonChoice } from './PersonChoice';
import type { BatchLook } from './useBatchLook';

interface LineRepairProps {
  readonly line: ListedLine;
  readonly look: BatchLook;
}

/** Cells of a faulty line: opened by a press, saved by Enter, left by Escape. */
export const LineRepair = observer(function LineRepair({ line, look }: LineRepairProps) {
  const { t } = useTranslation('batch');
  const model = useService(BatchRepairViewModel);
  if (!model.isOffered(line)) {
    return null;
  }
  if (model.isEditing(line)) {
    return <Cells line={line} look={look} model={model} />;
  }
  return (
    <div className={styles['buttons']}>
      <Button tone="secondary" size="small" onClick={() => model.open(line)}>
        {t('repair.open', { number: line.number })}
      </Button>
      {line.original !== undefined && (
        <Button tone="quiet" size="small" busy={model.busy} onClick={() => void model.restore(line)}>
          {t('repair.restore')}
        </Button>
      )}
    </div>
  );
});

const Cells = observer(function Cells({
  line,
  look,
  model,
}: LineRepairProps & { readonly model: BatchRepairViewModel }) {
  const { t } = useTranslation('batch');
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => first.current?.focus(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.save(line);
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      model.cancel();
    }
  };
  return (
    <form className={styles['stack']} noValidate onSubmit={submit} onKeyDown={leave}>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      <div className={styles['columns']}>
        {model.fieldsOf(line).map((field, place) => {
          const fault = model.faultOf(line, field);
          return (
            <TextField
              key={field}
              id={`cell-${line.number}-${field}`}
              label={t(`fields.${field}`)}
              value={model.textOf(line, field)}
              onChange={(text) => model.type(line, field, text)}
              violation={fault && look.cellFault(fault)}
              {...(place === 0 && { inputRef: first })}
            />
          );
        })}
      </div>
      {model.choosesPerson && <PersonChoice line={line} model={model} />}
      <div className={styles['buttons']}>
        <Button type="submit" size="small" busy={model.busy}>
          {t('repair.save')}
        </Button>
        <Button tone="secondary" size="small" onClick={model.cancel}>
          {t('repair.cancel')}
        </Button>
      </div>
    </form>
  );
});
