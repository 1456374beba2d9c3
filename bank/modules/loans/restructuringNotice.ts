import type { LocalizedContent } from '../../db/Tables';

/** Notice to the customer of the decision on extending the term of a loan. */
export function restructuringNotice(
  decision: 'approved' | 'rejected',
  contract: string,
  months: number,
): LocalizedContent {
  return decision === 'approved'
    ? {
        ru: {
          title: 'Кредит продлён',
          body: `Банк продлил кредит ${contract} на ${months} мес. Новый график уже действует.`,
        },
        en: {
          title: 'Loan extended',
          body: `The bank has extended loan ${contract} by ${months} months. The new schedule is in force.`,
        },
        kg: {
          title: 'Насыя узартылды',
          body: `Банк ${contract} насыясын ${months} айга узартты. Жаңы график күчүнө кирди.`,
        },
        cn: { title: '贷款已展期', body: `银行已将贷款 ${contract} 延长 ${months} 个月，新的还款计划已生效。` },
      }
    : {
        ru: {
          title: 'В продлении кредита отказано',
          body: `Банк не продлил кредит ${contract}, график прежний. Чтобы узнать причину, позвоните нам.`,
        },
        en: {
          title: 'Loan not extended',
          body: `The bank has not extended loan ${contract}; its schedule is as it was. Call us to learn why.`,
        },
        kg: {
          title: 'Насыя узартылган жок',
          body: `Банк ${contract} насыясын узарткан жок, график мурдагыдай. Себебин билүү үчүн бизге чалыңыз.`,
        },
        cn: {
          title: '贷款展期未获批准',
          body: `银行未批准贷款 ${contract} 展期，还款计划不变。如需了解原因，请致电我们。`,
        },
      };
}
