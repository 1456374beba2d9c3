import { passport as cn } from '../../../src/locales/cn/notices.json';
import { personalData as cnScreen } from '../../../src/locales/cn/screens/profile.json';
import { passport as en } from '../../../src/locales/en/notices.json';
import { personalData as enScreen } from '../../../src/locales/en/screens/profile.json';
import { passport as kg } from '../../../src/locales/kg/notices.json';
import { personalData as kgScreen } from '../../../src/locales/kg/screens/profile.json';
import { passport as ru } from '../../../src/locales/ru/notices.json';
import { personalData as ruScreen } from '../../../src/locales/ru/screens/profile.json';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { localizedNotice } from '../../../src/domain/notification/localizedNotice';
import type { LocalizedContent } from '../../db/Tables';
import type { PassportViolation } from '../../../src/domain/user/Passport';

const TEXTS = localizedTexts({ ru, en, kg, cn });

/** The reasons a notice gives are those the page of the application gives. */
const { objections } = localizedTexts({ ru: ruScreen, en: enScreen, kg: kgScreen, cn: cnScreen }).application;

export type PassportDecision =
  { readonly approved: true } | { readonly approved: false; readonly violation: PassportViolation };

/** Notice to the customer of the decision on new passport data. */
export function passportNotice(decision: PassportDecision): LocalizedContent {
  return localizedNotice(
    decision.approved ? TEXTS.approved : { title: TEXTS.rejected.title, body: objections[decision.violation] },
  );
}
