import cn from '../../../src/locales/cn/notices/passport.json';
import cnScreen from '../../../src/locales/cn/screens/personalData.json';
import en from '../../../src/locales/en/notices/passport.json';
import enScreen from '../../../src/locales/en/screens/personalData.json';
import kg from '../../../src/locales/kg/notices/passport.json';
import kgScreen from '../../../src/locales/kg/screens/personalData.json';
import ru from '../../../src/locales/ru/notices/passport.json';
import ruScreen from '../../../src/locales/ru/screens/personalData.json';
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
