import { DECISION_DAYS } from '../../../src/domain/account/Overdraft';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { Money } from '../../../src/domain/money/Money';
import type { LocalizedContent } from '../../db/Tables';

/** Notice to the customer of the decision on an overdraft. */
export function overdraftNotice(decision: 'approved' | 'rejected', limit: Money): LocalizedContent {
  return decision === 'approved'
    ? {
        ru: {
          title: 'Овердрафт одобрен',
          body: `Банк одобрил овердрафт ${formatMoney(limit, 'ru')}. Подпишите договор в любом отделении с паспортом в течение ${DECISION_DAYS} дней, и лимит откроется.`,
        },
        en: {
          title: 'Overdraft approved',
          body: `The bank has approved an overdraft of ${formatMoney(limit, 'en')}. Sign the contract at any branch with your passport within ${DECISION_DAYS} days, and the limit opens.`,
        },
        kg: {
          title: 'Овердрафт жактырылды',
          body: `Банк ${formatMoney(limit, 'kg')} овердрафтты жактырды. ${DECISION_DAYS} күндүн ичинде паспорт менен каалаган бөлүмдө келишимге кол коюңуз, ошондо лимит ачылат.`,
        },
        cn: {
          title: '透支申请已批准',
          body: `银行已批准 ${formatMoney(limit, 'cn')} 的透支额度。请在 ${DECISION_DAYS} 天内携带护照到任一网点签订合同，额度随即开通。`,
        },
      }
    : {
        ru: {
          title: 'В овердрафте отказано',
          body: `Банк не одобрил овердрафт. Новую заявку можно подать через ${DECISION_DAYS} дней. Чтобы узнать причину, позвоните нам.`,
        },
        en: {
          title: 'Overdraft declined',
          body: `The bank has not approved the overdraft. You can ask again in ${DECISION_DAYS} days. Call us to learn why.`,
        },
        kg: {
          title: 'Овердрафт жактырылган жок',
          body: `Банк овердрафтты жактырган жок. Жаңы арызды ${DECISION_DAYS} күндөн кийин берсе болот. Себебин билүү үчүн бизге чалыңыз.`,
        },
        cn: {
          title: '透支申请未获批准',
          body: `银行未批准透支申请。${DECISION_DAYS} 天后可再次申请。如需了解原因，请致电我们。`,
        },
      };
}
