import type { LocalizedText } from '../../../src/domain/language/Language';
import type { InstalmentState } from '../../../src/domain/loan/LoanSchedule';

/** Every word the schedule of a loan carries. */
export const LOAN_WORDS = {
  title: {
    ru: 'График погашения кредита',
    en: 'Loan repayment schedule',
    kg: 'Насыяны төлөө графиги',
    cn: '贷款还款计划表',
  },
  contract: { ru: 'Договор', en: 'Contract', kg: 'Келишим', cn: '合同' },
  disbursed: { ru: 'Сумма кредита', en: 'Loan amount', kg: 'Насыянын суммасы', cn: '贷款金额' },
  rate: { ru: 'Ставка годовых', en: 'Annual rate', kg: 'Жылдык чен', cn: '年利率' },
  outstanding: { ru: 'Остаток долга', en: 'Principal outstanding', kg: 'Карыздын калдыгы', cn: '剩余本金' },
  number: { ru: '№', en: 'No.', kg: '№', cn: '期数' },
  day: { ru: 'Дата', en: 'Date', kg: 'Күнү', cn: '日期' },
  principal: { ru: 'Основной долг', en: 'Principal', kg: 'Негизги карыз', cn: '本金' },
  interest: { ru: 'Проценты', en: 'Interest', kg: 'Пайыздар', cn: '利息' },
  amount: { ru: 'Платёж', en: 'Instalment', kg: 'Төлөм', cn: '还款额' },
  paid: { ru: 'Оплачено', en: 'Paid', kg: 'Төлөндү', cn: '已付' },
  left: { ru: 'Останется', en: 'Left after it', kg: 'Калат', cn: '还款后余额' },
  state: { ru: 'Состояние', en: 'Status', kg: 'Абалы', cn: '状态' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export const INSTALMENT_WORDS: Readonly<Record<InstalmentState, LocalizedText>> = {
  paid: { ru: 'Оплачен', en: 'Paid', kg: 'Төлөндү', cn: '已付' },
  due: { ru: 'Просрочен', en: 'Past due', kg: 'Мөөнөтү өттү', cn: '逾期' },
  coming: { ru: 'Предстоит', en: 'To come', kg: 'Алдыда', cn: '待还' },
};

const NO_FIGURES: ReadonlySet<string> = new Set(['number', 'day', 'state']);

/** True when a column of a schedule holds amounts. */
export function isFigure(column: keyof typeof LOAN_WORDS): boolean {
  return !NO_FIGURES.has(column);
}
