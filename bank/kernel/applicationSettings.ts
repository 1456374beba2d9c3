import { passkeySiteOf } from './checkedSettings';

/** Settings an operator gives the application; what is absent has the value of the specification. Times in milliseconds. */
export interface ApplicationSettings {
  /** Origin of the services of the bank, where it is not that of the application. */
  readonly servicesOrigin: string | undefined;
  readonly checkMs: number | undefined;
  readonly retryMs: number | undefined;
  readonly pollMs: number | undefined;
  readonly idleMs: number | undefined;
  /** Site of the passkeys of the bank; undefined for a bank without them. */
  readonly passkeys: string | undefined;
}

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;

/** Longest intervals that leave the application usable: a session that ended is noticed, a stream that was cut is opened again. */
const LONGEST_SECONDS = { SESSION_CHECK_SECONDS: 300, STREAM_RETRY_SECONDS: 300, QR_POLL_SECONDS: 30 } as const;

/** Reads them from the environment; throws with the variable's name when one cannot be used. */
export function applicationSettingsOf(environment: NodeJS.ProcessEnv): ApplicationSettings {
  const minutes = environment['IDLE_MINUTES'];
  return {
    servicesOrigin: originOf(environment['SERVICES_ORIGIN']),
    checkMs: intervalOf(environment, 'SESSION_CHECK_SECONDS'),
    retryMs: intervalOf(environment, 'STREAM_RETRY_SECONDS'),
    pollMs: intervalOf(environment, 'QR_POLL_SECONDS'),
    passkeys: passkeySiteOf(environment)?.id,
    idleMs: minutes ? Number(minutes) * MINUTE_SECONDS * SECOND_MS : undefined,
  };
}

function originOf(text: string | undefined): string | undefined {
  if (!text) {
    return undefined;
  }
  if (
    !/^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/.test(text) ||
    !URL.canParse(text) ||
    new URL(text).origin !== text
  ) {
    throw new Error(`SERVICES_ORIGIN must be an origin such as https://api.bank.example, not "${text}"`);
  }
  return text;
}

function intervalOf(environment: NodeJS.ProcessEnv, name: keyof typeof LONGEST_SECONDS): number | undefined {
  const text = environment[name];
  if (!text) {
    return undefined;
  }
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > LONGEST_SECONDS[name]) {
    throw new Error(`${name} must be a whole number from 1 to ${LONGEST_SECONDS[name]}, not "${text}"`);
  }
  return seconds * SECOND_MS;
}
