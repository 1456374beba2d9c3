import type { LocalizedText } from '../../../src/domain/language/Language';

/** Every word the agreement of an online loan carries. */
export const AGREEMENT_WORDS = {
  title: { ru: 'Кредитный договор', en: 'Loan agreement', kg: 'Насыя келишими', cn: '贷款合同' },
  application: { ru: 'Заявка', en: 'Application', kg: 'Арыз', cn: '申请编号' },
  madeOn: { ru: 'Дата договора', en: 'Date of the agreement', kg: 'Келишимдин күнү', cn: '合同日期' },
  lender: { ru: 'Кредитор', en: 'Lender', kg: 'Насыя берүүчү', cn: '贷款人' },
  borrower: { ru: 'Заёмщик', en: 'Borrower', kg: 'Насыя алуучу', cn: '借款人' },
  inn: { ru: 'ИНН', en: 'INN', kg: 'ИНН', cn: '个人税号' },
  amount: { ru: 'Сумма кредита', en: 'Loan amount', kg: 'Насыянын суммасы', cn: '贷款金额' },
  term: { ru: 'Срок, месяцев', en: 'Term, months', kg: 'Мөөнөтү, ай', cn: '期限（月）' },
  rate: { ru: 'Ставка годовых', en: 'Annual rate', kg: 'Жылдык чен', cn: '年利率' },
  effectiveRate: {
    ru: 'Эффективная ставка годовых',
    en: 'Effective annual rate',
    kg: 'Эффективдүү жылдык чен',
    cn: '实际年利率',
  },
  penaltyRate: {
    ru: 'Пеня за просрочку, годовых',
    en: 'Penalty on what is past due, a year',
    kg: 'Мөөнөтү өткөн карызга туум, жылдык',
    cn: '逾期罚息年利率',
  },
  instalment: { ru: 'Ежемесячный платёж', en: 'Monthly instalment', kg: 'Ай сайынкы төлөм', cn: '每月还款额' },
  interest: {
    ru: 'Проценты за весь срок',
    en: 'Interest over the whole term',
    kg: 'Бүт мөөнөт үчүн пайыздар',
    cn: '全期利息',
  },
  total: { ru: 'Полная стоимость кредита', en: 'Total cost of the loan', kg: 'Насыянын толук наркы', cn: '贷款总成本' },
  account: {
    ru: 'Счёт выдачи и погашения',
    en: 'Account of payout and repayment',
    kg: 'Берүү жана төлөө эсеби',
    cn: '发放与还款账户',
  },
  schedule: { ru: 'График погашения', en: 'Repayment schedule', kg: 'Төлөө графиги', cn: '还款计划' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** The clauses, in their order. */
export const AGREEMENT_CLAUSES: readonly LocalizedText[] = [
  {
    ru: 'Банк выдаёт заёмщику кредит без залога на счёт, указанный выше, сразу после подписания договора. Комиссий за рассмотрение, выдачу и ведение кредита нет.',
    en: 'The bank pays the borrower an unsecured loan onto the account named above as soon as the agreement is signed. There are no fees for considering, paying out or keeping the loan.',
    kg: 'Банк келишимге кол коюлгандан кийин дароо жогоруда көрсөтүлгөн эсепке күрөөсүз насыя берет. Насыяны кароо, берүү жана жүргүзүү үчүн комиссия алынбайт.',
    cn: '合同签署后，银行立即将无担保贷款发放至上述账户。审核、发放和管理贷款均不收取费用。',
  },
  {
    ru: 'Заёмщик возвращает кредит равными ежемесячными платежами по графику. Проценты начисляются на остаток долга за каждый день, год считается за 365 дней. В день платежа банк списывает его с указанного счёта.',
    en: 'The borrower repays the loan in equal monthly instalments as the schedule says. Interest is counted on what is owed for each day, over a year of 365 days. The bank takes an instalment from the account on its day.',
    kg: 'Насыя алуучу насыяны график боюнча ай сайын бирдей төлөмдөр менен кайтарат. Пайыздар карыздын калдыгына ар бир күн үчүн эсептелет, жыл 365 күн деп алынат. Төлөм күнү банк аны көрсөтүлгөн эсептен алат.',
    cn: '借款人按还款计划每月等额还款。利息按剩余本金逐日计算，一年以 365 天计。银行于还款日从上述账户扣款。',
  },
  {
    ru: 'На сумму, не уплаченную в срок, начисляется пеня по указанной ставке; проценты на неё не начисляются.',
    en: 'What is not paid in time bears the penalty at the rate above and no interest.',
    kg: 'Мөөнөтүндө төлөнбөгөн суммага көрсөтүлгөн чен боюнча туум эсептелет; ага пайыз эсептелбейт.',
    cn: '逾期未付金额按上述利率计收罚息，不再计收利息。',
  },
  {
    ru: 'Заёмщик вправе в любой день погасить кредит полностью или частично без комиссии.',
    en: 'The borrower may repay the loan on any day, in full or in part, without a fee.',
    kg: 'Насыя алуучу каалаган күнү насыяны толугу менен же жарым-жартылай комиссиясыз төлөй алат.',
    cn: '借款人可在任何一天提前全部或部分还款，不收取费用。',
  },
  {
    ru: 'Договор подписывается кодом подтверждения, который заёмщик получает для этого договора. Банк хранит подписанный файл; его отпечаток SHA-256 связан с подписью.',
    en: 'The agreement is signed with the confirmation code the borrower receives for it. The bank keeps the signed file; its SHA-256 digest is bound to the signature.',
    kg: 'Келишимге насыя алуучу ушул келишим үчүн алган ырастоо коду менен кол коюлат. Банк кол коюлган файлды сактайт; анын SHA-256 изи кол тамга менен байланышкан.',
    cn: '借款人使用为本合同收到的验证码签署合同。银行保存已签署的文件，其 SHA-256 摘要与签名绑定。',
  },
];
