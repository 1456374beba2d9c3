import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { companyTasks, waitingForOthers } from '../../../../../domain/corporate/companyTasks';
import type { CompanyTask, TaskAct, TaskGroup } from '../../../../../domain/corporate/companyTasks';
import { classifyTransaction } from '../../../../../domain/history/classify';
import { localized } from '../../../../../domain/language/localized';
import { formatDate } from '../../../../../domain/time/format';
import { Amount } from '../../../../components/Amount';
import { ButtonLink } from '../../../../components/Button';
import type { IconName } from '../../../../components/Icon';
import { SEPARATOR } from '../../../../components/lineParts';
import { Panel } from '../../../../components/Panel';
import { VisuallyHidden } from '../../../../components/VisuallyHidden';
import { WhenLoaded } from '../../../../components/WhenLoaded';
import { useDocumentName } from '../../../../objects/documents/useDocumentName';
import { useLanguage } from '../../../../language/useLanguage';
import {
  changeDocumentPath,
  correctDocumentPath,
  documentsPath,
  signDocumentPath,
  SIGNING_PATH,
} from '../../../../objects/documents/signingPaths';
import type { HomeScreenViewModel } from '../HomeScreenViewModel';
import { useOwnTasks } from '../WaitingPanel';
import waitingStyles from '../WaitingPanel.module.css';
import styles from './CompanyTasksPanel.module.css';

/** Maximum number of documents shown for an act; the others are one link away. */
const MAX_ROWS = 3;
const SKELETON_ROWS = 2;

const ICONS: Readonly<Record<TaskAct, IconName>> = { approve: 'check', sign: 'sign', correct: 'pencil' };

interface ModelProps {
  readonly model: HomeScreenViewModel;
}

/** Everything that waits for the user in the company, each document with its act; the panel stays when there is nothing. */
export const CompanyTasksPanel = observer(function CompanyTasksPanel({ model }: ModelProps) {
  const { t } = useTranslation(['companyHome', 'home']);
  return (
    <Panel title={t('home:waiting.title')} flush action={<Link to={SIGNING_PATH}>{t('home:waiting.all')}</Link>}>
      <WhenLoaded
        bare
        status={model.waitingStatus}
        rows={SKELETON_ROWS}
        failed={t('companyHome:failed')}
        onRetry={model.retryWaiting}
      >
        {() => <Tasks model={model} />}
      </WhenLoaded>
    </Panel>
  );
});

const Tasks = observer(function Tasks({ model }: ModelProps) {
  const { t } = useTranslation('companyHome');
  const own = useOwnTasks();
  const { documents, rights, events } = model;
  const sources = {
    rights,
    waiting: documents.documents,
    changes: documents.changes.waiting,
    ended: documents.toCorrect.documents,
  };
  const groups = companyTasks(sources, events.today);
  const others = waitingForOthers(sources, groups);
  return (
    <>
      {groups.map((group) => (
        <Group key={group.act} group={group} />
      ))}
      {groups.length === 0 && own.length === 0 && <p className={styles['foot']}>{t('none')}</p>}
      {own.length > 0 && (
        <div className={styles['foot']}>
          <ul className={waitingStyles['list']}>
            {own.map(({ key, act }) => (
              <li key={key}>{act}</li>
            ))}
          </ul>
        </div>
      )}
      {others > 0 && <p className={styles['foot']}>{t('others', { number: others })}</p>}
    </>
  );
});

/** Tasks of one act: their number, and the first of them. */
function Group({ group: { act, tasks } }: { readonly group: TaskGroup }) {
  const { t } = useTranslation(['companyHome', 'home']);
  return (
    <section className={styles['group']} aria-label={t(`companyHome:groups.${act}`, { number: tasks.length })}>
      <h3 className={styles['title']}>{t(`companyHome:groups.${act}`, { number: tasks.length })}</h3>
      <ul>
        {tasks.slice(0, MAX_ROWS).map((task) => (
          <TaskRow key={idOf(task)} task={task} />
        ))}
      </ul>
      {tasks.length > MAX_ROWS && (
        <p className={styles['more']}>
          <Link to={act === 'correct' ? documentsPath('declined') : SIGNING_PATH}>
            {t('home:more', { number: tasks.length - MAX_ROWS })}
          </Link>
        </p>
      )}
    </section>
  );
}

function TaskRow({ task }: { readonly task: CompanyTask }) {
  const { t } = useTranslation('companyHome');
  const language = useLanguage();
  const nameOf = useDocumentName();
  const name = task.kind === 'payment' ? nameOf(task.document) : localized(task.document.subject, language);
  return (
    <li className={styles['row']}>
      <p className={styles['name']}>{name}</p>
      <p className={styles['note']}>
        <TaskNote task={task} />
      </p>
      <p className={styles['money']}>{task.kind === 'payment' && <Amount amount={task.document.preview.amount} />}</p>
      <ButtonLink className={styles['act']} size="small" tone="secondary" icon={ICONS[task.act]} to={pathOf(task)}>
        {t(`acts.${task.act}`)}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}

function TaskNote({ task }: { readonly task: CompanyTask }) {
  const { t } = useTranslation(['companyHome', 'operations']);
  const language = useLanguage();
  if (task.kind === 'change') {
    const { before, after } = task.document;
    return `${localized(before, language)} → ${localized(after, language)}`;
  }
  const { document } = task;
  const kind = t(`operations:kinds.${classifyTransaction(document.txnCode)}`);
  const { end, preview } = document;
  if (end === undefined) {
    return [kind, t('companyHome:until', { day: formatDate(preview.expiresAt, language) })].join(SEPARATOR);
  }
  return end.state === 'declined' && end.reason !== ''
    ? t(end.returned === true ? 'companyHome:returned' : 'companyHome:declined', {
        name: localized(end.by, language),
        reason: end.reason,
      })
    : [kind, t(end.state === 'declined' ? 'companyHome:declinedPlainly' : 'companyHome:expired')].join(SEPARATOR);
}

function idOf(task: CompanyTask): string {
  return task.kind === 'payment' ? task.document.preview.operationId : task.document.operationId;
}

/** The address at which the act is done: the document picked, or its form filled in. */
function pathOf(task: CompanyTask): string {
  const id = idOf(task);
  if (task.kind === 'change') {
    return changeDocumentPath(id);
  }
  return task.act === 'correct'
    ? correctDocumentPath(task.document.end?.state ?? 'declined', id)
    : signDocumentPath(id);
}
