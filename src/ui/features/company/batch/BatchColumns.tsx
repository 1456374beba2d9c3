import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import type { ReadLine } from '../../../../domain/batch/BatchOrder';
import { TABLE_FIELDS } from '../../../../domain/batch/tableLayout';
import { listed } from '../../../../domain/language/punctuation';
import { Amount } from '../../../components/Amount';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { SEPARATOR } from '../../../components/lineParts';
import { Panel } from '../../../components/Panel';
import { SelectField } from '../../../components/SelectField';
import { TextField } from '../../../components/TextField';
import { useLanguage } from '../../../language/useLanguage';
import { batchPath } from '../../../objects/qr/batchPaths';
import styles from './Batch.module.css';
import type { BatchColumnsViewModel } from './BatchColumnsViewModel';
import type { BatchUploadViewModel } from './BatchUploadViewModel';
import { useFaultText } from './useFaultText';

/** Cells of a column shown beside its heading. */
const SHOWN_CELLS = 3;

/** Longest purpose of a payment. */
const MAX_PURPOSE = 140;

/** Meaning of the columns of a table the bank does not know, with the first rows as they are read by it. Takes the focus. */
export const BatchColumns = observer(function BatchColumns({ model }: { readonly model: BatchUploadViewModel }) {
  const { t } = useTranslation('batch');
  const navigate = useNavigate();
  const frame = useRef<HTMLFormElement>(null);
  const { columns } = model;
  const { table } = columns;

  useEffect(() => {
    frame.current?.focus();
  }, [table]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const made = await model.submit();
    if (made !== undefined) {
      await navigate(batchPath(made));
    }
  };
  return (
    <form ref={frame} tabIndex={-1} className={styles['stack']} noValidate onSubmit={(event) => void submit(event)}>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      <Panel title={t('columns.title')}>
        <div className={styles['stack']}>
          <p>{t('columns.text', { name: table?.fileName })}</p>
          <ul className={styles['columns']}>
            {table?.headings.map((heading, place) => (
              <Column key={heading} columns={columns} place={place} />
            ))}
          </ul>
          {columns.asksPurpose && (
            <TextField
              id="columns-purpose"
              label={t('columns.purpose')}
              value={columns.purpose}
              onChange={columns.setPurpose}
              input={{ maxLength: MAX_PURPOSE }}
            />
          )}
        </div>
      </Panel>
      <ColumnsPreview columns={columns} />
      <div className={styles['buttons']}>
        <Button type="submit" busy={model.busy} disabled={!columns.isComplete}>
          {t('columns.save')}
        </Button>
        <Button tone="secondary" onClick={columns.close}>
          {t('columns.cancel')}
        </Button>
        <span className={styles['note']}>{t('columns.remembered')}</span>
      </div>
    </form>
  );
});

interface ColumnsProps {
  readonly columns: BatchColumnsViewModel;
}

const Column = observer(function Column({ columns, place }: ColumnsProps & { readonly place: number }) {
  const { t } = useTranslation('batch');
  const { table, fields, choices } = columns;
  const heading = table?.headings[place] ?? '';
  const cells = (table?.rows ?? []).map((row) => row[place] ?? '').filter((cell) => cell !== '');
  return (
    <li className={styles['column']}>
      <SelectField
        id={`column-${place}`}
        label={heading}
        hint={cells.length === 0 ? t('columns.empty') : cells.slice(0, SHOWN_CELLS).join(SEPARATOR)}
        value={fields[place] ?? ''}
        onChange={(value) => columns.setField(place, TABLE_FIELDS.find((field) => field === value) ?? '')}
        options={[
          { value: '', label: t('columns.unused') },
          ...choices.map((field) => ({ value: field, label: t(`fields.${field}`) })),
        ]}
      />
    </li>
  );
});

const ColumnsPreview = observer(function ColumnsPreview({ columns }: ColumnsProps) {
  const { t } = useTranslation('batch');
  const language = useLanguage();
  const { missing, preview } = columns;
  return (
    <Panel title={t('columns.preview')}>
      <div className={styles['stack']}>
        <p role="status" className={styles['note']}>
          {missing.length === 0
            ? ''
            : t('columns.missing', {
                fields: listed(
                  missing.map((field) => t(`fields.${field}`)),
                  language,
                ),
              })}
        </p>
        <ol className={styles['chosen']}>
          {preview.map((line) => (
            <PreviewLine key={line.row} line={line} columns={columns} />
          ))}
        </ol>
      </div>
    </Panel>
  );
});

const PreviewLine = observer(function PreviewLine({ line, columns }: ColumnsProps & { readonly line: ReadLine }) {
  const { t } = useTranslation('batch');
  const faultText = useFaultText(columns.kind);
  const { written, order, faults } = line;
  // The day of a table without dates is that of the upload, which the bank knows.
  const shown = faults.filter(({ field }) => columns.fields.some((each) => each === field));
  return (
    <li className={styles['item']}>
      <div className={styles['words']}>
        <p className={styles['name']}>{written.recipientName}</p>
        <p className={styles['note']}>
          {[groupAccountNumber(written.account ?? ''), written.bic, written.purpose]
            .filter((text) => (text ?? '') !== '')
            .join(SEPARATOR)}
        </p>
        {shown.length > 0 && (
          <ul className={styles['faults']}>
            {shown.map(({ field, code }) => (
              <li key={`${field} ${code}`}>{t('faultOf', { field: t(`fields.${field}`), fault: faultText(code) })}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles['money']}>
        {order === undefined ? <span>{written.amount}</span> : <Amount amount={order.amount} />}
      </div>
    </li>
  );
});
