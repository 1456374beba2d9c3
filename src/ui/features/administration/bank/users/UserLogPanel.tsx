import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { UserLogLine } from '../../../../../domain/administration/UserLog';
import { formatDateTime } from '../../../../../domain/time/format';
import { Badge } from '../../../../components/Badge';
import { Button } from '../../../../components/Button';
import { Disclosure } from '../../../../components/Disclosure';
import { FailureAlert } from '../../../../components/FailureAlert';
import { Panel } from '../../../../components/Panel';
import { SwitchField } from '../../../../components/SwitchField';
import { WhenLoaded } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import { isLogEvent } from './logEvents';
import type { UserLogViewModel } from './UserLogViewModel';
import styles from './Users.module.css';

const SKELETON_ROWS = 6;

interface ModelProps {
  readonly model: UserLogViewModel;
}

/** Log of a user, newest first, all of it or failures only. */
export const UserLogPanel = observer(function UserLogPanel({ model }: ModelProps) {
  const { t } = useTranslation('administration');
  return (
    <Panel title={t('log.title')} flush>
      <div className={styles['filter']}>
        <SwitchField
          id="failures-only"
          label={t('log.failuresOnly')}
          on={model.failuresOnly}
          onChange={() => void model.toggleFailures()}
        />
      </div>
      <WhenLoaded
        bare
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('log.failed')}
        empty={{
          icon: 'history',
          title: t('log.emptyTitle'),
          text: t(model.failuresOnly ? 'log.emptyFailures' : 'log.emptyText'),
        }}
        onRetry={() => void model.reload()}
      >
        {() => <Lines model={model} />}
      </WhenLoaded>
    </Panel>
  );
});

const Lines = observer(function Lines({ model }: ModelProps) {
  const { t } = useTranslation('administration');
  return (
    <>
      <ul>
        {model.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {(model.hasMore || model.failure !== undefined) && (
        <div className={styles['row']}>
          {model.failure !== undefined && <FailureAlert failure={model.failure} />}
          <Button tone="secondary" busy={model.loadingMore} onClick={() => void model.more()}>
            {t('log.more')}
          </Button>
        </div>
      )}
    </>
  );
});

interface LineProps {
  readonly line: UserLogLine;
}

const TONES = { error: 'negative', warn: 'caution', info: 'positive', debug: 'neutral', trace: 'neutral' } as const;

function Line({ line }: LineProps) {
  const { t } = useTranslation('administration');
  const language = useLanguage();
  const { level, source } = line;
  return (
    <li className={styles['row']}>
      <span className={styles['head']}>
        <span className={styles['name']}>
          <LineTitle line={line} />
        </span>
        <Badge tone={source === 'application' && level === 'info' ? 'neutral' : TONES[level]}>
          {t(source === 'application' ? `log.appLevels.${level}` : `log.levels.${level}`)}
        </Badge>
      </span>
      <span className={styles['quiet']}>
        {t(`log.sources.${source}`)} · {formatDateTime(line.at, language)}
        {line.systemError !== '' && ` · ${line.systemError}`}
      </span>
      <Disclosure title={t('log.details')}>
        <Fields line={line} />
      </Disclosure>
    </li>
  );
}

/** A step of a sign-in by its name, a call by its code, an entry of the application by its text. */
function LineTitle({ line: { source, service, message } }: LineProps) {
  const { t } = useTranslation('administration');
  if (source === 'signIn' && isLogEvent(service)) {
    return t(`log.events.${service}`);
  }
  return message === '' ? service : message;
}

/** Fields of the line by their names in the specification (document 1, section 3), those that are filled. */
function Fields({ line }: LineProps) {
  const { t } = useTranslation('administration');
  const fields = [
    ['syserror', line.systemError],
    ['servicename', line.service],
    ['localtime', line.localTime],
    ['userlogin', line.userLogin],
    ['userid', line.userId],
    ['sessionid', line.sessionId],
    ['refid', line.referenceId],
    ['trace', line.trace],
  ] as const;
  return (
    <dl className={styles['fields']}>
      {fields.map(
        ([name, value]) =>
          value !== '' && (
            <div key={name} className={styles['field']}>
              <dt>{t(`log.fields.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
