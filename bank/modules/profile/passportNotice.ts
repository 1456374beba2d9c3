import type { Language } from '../../../src/domain/language/Language';
import type { NotificationContent } from '../../../src/domain/notification/Notification';
import type { PassportViolation } from '../../../src/domain/user/Passport';
import type { PassportDecision } from './PassportApprover';

type Content = Readonly<Record<Language, NotificationContent>>;

const APPROVED: Content = {
  ru: {
    title: 'Паспортные данные обновлены',
    body: 'Банк проверил документ и внёс новые данные. Переводы и платежи доступны.',
  },
  en: {
    title: 'Passport data updated',
    body: 'The bank has checked the document and entered the new data. Transfers and payments are available.',
  },
  kg: {
    title: 'Паспорт маалыматы жаңырды',
    body: 'Банк документти текшерип, жаңы маалыматты киргизди. Которуулар жана төлөмдөр жеткиликтүү.',
  },
  cn: { title: '证件资料已更新', body: '银行已核对证件并录入新资料。您可以转账和支付。' },
};

const TITLES: Readonly<Record<Language, string>> = {
  ru: 'Паспортные данные не приняты',
  en: 'Passport data not accepted',
  kg: 'Паспорт маалыматы кабыл алынган жок',
  cn: '证件资料未通过',
};

const REASONS: Readonly<Record<PassportViolation, Readonly<Record<Language, string>>>> = {
  SCAN_UNREADABLE: {
    ru: 'На скане нельзя прочитать данные. Сфотографируйте документ при хорошем свете и отправьте ещё раз.',
    en: 'The scan cannot be read. Photograph the document in good light and send it again.',
    kg: 'Сканда маалымат окулбайт. Документти жакшы жарыкта тартып, кайра жөнөтүңүз.',
    cn: '扫描件无法辨认。请在光线充足处重新拍摄后提交。',
  },
  DATA_MISMATCH: {
    ru: 'Введённые данные не совпали со сканом. Проверьте их по документу и отправьте ещё раз.',
    en: 'What was typed differs from the scan. Compare it with the document and send it again.',
    kg: 'Киргизилген маалымат скан менен дал келген жок. Документ боюнча текшерип, кайра жөнөтүңүз.',
    cn: '填写内容与扫描件不符。请对照证件核对后重新提交。',
  },
  INN_MISMATCH: {
    ru: 'ИНН не совпал с тем, что есть у банка. Проверьте его или придите в отделение с паспортом.',
    en: 'The personal number differs from the one the bank knows. Check it or visit a branch with your passport.',
    kg: 'ИНН банктагы маалыматка дал келген жок. Текшериңиз же паспортуңуз менен бөлүмгө келиңиз.',
    cn: '个人税号与银行记录不符。请核对，或携带证件前往网点。',
  },
};

/** Notice to the customer of the decision on new passport data. */
export function passportNotice(decision: PassportDecision): Content {
  if (decision.approved) {
    return APPROVED;
  }
  const reasons = REASONS[decision.violation];
  return {
    ru: { title: TITLES.ru, body: reasons.ru },
    en: { title: TITLES.en, body: reasons.en },
    kg: { title: TITLES.kg, body: reasons.kg },
    cn: { title: TITLES.cn, body: reasons.cn },
  };
}
