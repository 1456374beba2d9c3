import type { LocalizedContent } from '../../db/Tables';

const NOTICES: Readonly<Record<'approved' | 'rejected', LocalizedContent>> = {
  approved: {
    ru: {
      title: 'Лимит повышен',
      body: 'Банк одобрил ваш запрос: новый лимит уже действует. Посмотреть его можно в профиле.',
    },
    en: {
      title: 'Limit raised',
      body: 'The bank has approved your request: the new limit holds from now on. You can see it in the profile.',
    },
    kg: {
      title: 'Лимит жогорулатылды',
      body: 'Банк сурооңузду жактырды: жаңы лимит иштей баштады. Аны профилден көрө аласыз.',
    },
    cn: { title: '限额已提高', body: '银行已批准您的申请，新限额现已生效，可在个人资料中查看。' },
  },
  rejected: {
    ru: {
      title: 'Лимит не повышен',
      body: 'Банк не одобрил ваш запрос, действует прежний лимит. Чтобы узнать причину, позвоните нам.',
    },
    en: {
      title: 'Limit not raised',
      body: 'The bank has not approved your request; the limit stays as it was. Call us to learn why.',
    },
    kg: {
      title: 'Лимит жогорулатылган жок',
      body: 'Банк сурооңузду жактырган жок, мурунку лимит иштейт. Себебин билүү үчүн бизге чалыңыз.',
    },
    cn: { title: '限额未提高', body: '银行未批准您的申请，原限额继续有效。如需了解原因，请致电我们。' },
  },
};

/** Notice to the customer of the decision on a limit. */
export function limitNotice(decision: 'approved' | 'rejected'): LocalizedContent {
  return NOTICES[decision];
}
