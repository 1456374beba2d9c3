import { profileChanges as cn } from '../../locales/cn/messages.json';
import { profileChanges as en } from '../../locales/en/messages.json';
import { profileChanges as kg } from '../../locales/kg/messages.json';
import { profileChanges as ru } from '../../locales/ru/messages.json';
import type { Language, LocalizedText } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import { inEveryLanguage } from '../language/template';
import type { LimitAmounts } from '../limit/CustomerLimit';
import type { TransferCode } from '../movements/movements';
import { LIMIT_NAMES } from '../limit/limitNames';
import { formatMoney } from '../money/formatAmount';
import type { Money } from '../money/Money';
import type { OtpType } from './ProfileChange';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** One value that takes the place of another. */
interface Replaced<Value> {
  readonly from: Value;
  readonly to: Value;
}

/**
 * A change of the profile as the message with its code names it. Secrets are no part of it; texts are as they may be shown on a
 * locked telephone, masked where they are personal, and empty where there was nothing.
 */
export type ConfirmedChange =
  | { readonly part: 'password' }
  | ({ readonly part: 'username' | 'email' | 'passport' } & Replaced<string>)
  | ({ readonly part: 'authType' } & Replaced<OtpType>)
  /** The same question twice when only its answer is another. */
  | ({ readonly part: 'securityQuestion' } & Replaced<LocalizedText | undefined>)
  | { readonly part: 'knownDevices'; readonly onlyKnown: boolean }
  | { readonly part: 'passkey'; readonly name: string }
  | ({ readonly part: 'passkeyCeiling' } & Replaced<Money>)
  | ({ readonly part: 'limit'; readonly transferCode: TransferCode } & Replaced<LimitAmounts>);

/** Words of a message for what its code confirms, from the old value to the new one, in the form the sentence needs. */
export function confirmedChangeText(change: ConfirmedChange): LocalizedText {
  const isOldQuestion = change.part === 'securityQuestion' && change.from === change.to;
  const kind = isOldQuestion ? 'answer' : change.part;
  return inEveryLanguage((language) => {
    const asked = TEXTS.asked[kind][language];
    const values = isOldQuestion ? '' : valuesOf(change, language);
    const [opening, closing] = language === 'cn' ? ['（', '）'] : [' (', ')'];
    return values === '' ? asked : `${asked}${opening}${values}${closing}`;
  });
}

/** Periods a limit counts over, in the order of the form. */
const PERIODS = ['maximum', 'daily', 'monthly'] as const satisfies readonly (keyof LimitAmounts)[];

function valuesOf(change: ConfirmedChange, language: Language): string {
  switch (change.part) {
    case 'password':
      return '';
    case 'username':
    case 'email':
    case 'passport':
      return arrow([change.from, change.to].map((value) => (value === '' ? TEXTS.none[language] : value)));
    case 'authType':
      return arrow([TEXTS.confirmation[change.from][language], TEXTS.confirmation[change.to][language]]);
    case 'securityQuestion':
      return arrow([change.from ?? TEXTS.none, change.to ?? TEXTS.none].map((question) => question[language]));
    case 'knownDevices': {
      const values = [TEXTS.browsers.any[language], TEXTS.browsers.known[language]];
      return arrow(change.onlyKnown ? values : values.toReversed());
    }
    case 'passkey':
      return change.name;
    case 'passkeyCeiling':
      return arrow([formatMoney(change.from, language), formatMoney(change.to, language)]);
    case 'limit':
      return limitValues(change, language);
    default:
      return change satisfies never;
  }
}

/** Only the amounts that become others: a message is read on a telephone. */
function limitValues({ transferCode, from, to }: ConfirmedLimit, language: Language): string {
  const amounts = PERIODS.filter((part) => from[part].minor !== to[part].minor).map(
    (part) =>
      `${TEXTS.periods[part][language]} ${arrow([from[part], to[part]].map((sum) => formatMoney(sum, language)))}`,
  );
  const [colon, comma] = language === 'cn' ? ['：', '，'] : [': ', ', '];
  const name = LIMIT_NAMES[transferCode][language];
  return amounts.length === 0 ? name : `${name}${colon}${amounts.join(comma)}`;
}

type ConfirmedLimit = Extract<ConfirmedChange, { readonly part: 'limit' }>;

function arrow(values: readonly string[]): string {
  return values.join(' → ');
}
