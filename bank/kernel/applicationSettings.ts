import { passkeySiteOf } from './addressSettings';
import { wholeNumberOf } from './checkedSettings';
import type { Settings } from './settingNames';

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

/** Reads them from the settings of the bank; throws with the variable's name when one cannot be used. */
export function applicationSettingsOf(settings: Settings): ApplicationSettings {
  const minutes = settings.IDLE_MINUTES;
  return {
    servicesOrigin: originOf(settings.SERVICES_ORIGIN),
    checkMs: intervalOf(settings, 'SESSION_CHECK_SECONDS'),
    retryMs: intervalOf(settings, 'STREAM_RETRY_SECONDS'),
    pollMs: intervalOf(settings, 'QR_POLL_SECONDS'),
    passkeys: passkeySiteOf(settings)?.id,
    idleMs: minutes === undefined ? undefined : Number(minutes) * MINUTE_SECONDS * SECOND_MS,
  };
}

function originOf(text: string | undefined): string | undefined {
  if (text === undefined) {
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

function intervalOf(settings: Settings, name: keyof typeof LONGEST_SECONDS): number | undefined {
  const seconds = wholeNumberOf(settings, name, { from: 1, to: LONGEST_SECONDS[name] });
  return seconds === undefined ? undefined : seconds * SECOND_MS;
}
