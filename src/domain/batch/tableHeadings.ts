import type { TableField } from './tableLayout';

/** Words of headings that name no field: the payee, whose details a table has anyway, and the som. */
export const IGNORED_WORDS: readonly string[] = [
  ...['получателя', 'сотрудника', 'работника', 'бенефициара', 'сом', 'сомов', 'сомах', 'в'],
  ...['алуучунун', 'кызматкердин', 'сом', 'менен'],
  ...['beneficiary', 'recipient', 'employee', 'payee', 's', 'kgs', 'som', 'soms', 'in', 'the', 'of'],
];

/** Headings about the payer, which are never read as those of the payee. */
export const OF_THE_PAYER = /плательщик|отправител|төлөөчү|жөнөтүүчү|payer|sender|debit/u;

/** Columns that are a name together. */
export const PARTS_OF_NAME: readonly string[] = [
  ...['фамилия', 'имя', 'отчество'],
  ...['фамилиясы', 'аты', 'атасынын аты'],
  ...['last name', 'surname', 'first name', 'given name', 'middle name', 'patronymic'],
];

/** Headings of each field in Russian, Kyrgyz and English, in small letters, without punctuation and without the words above. */
export const HEADINGS: Readonly<Record<TableField, readonly string[]>> = {
  recipientName: [
    ...[
      'фио',
      'фио полностью',
      'фамилия имя отчество',
      'получатель',
      'получателя',
      'сотрудник',
      'сотрудника',
      'работник',
    ],
    ...['работника', 'физическое лицо', 'физлицо', 'наименование', 'имя и фамилия', 'контрагент', 'полное имя'],
    ...['аты жөнү', 'толук аты', 'алуучу', 'алуучунун', 'кызматкер', 'аталышы', 'фамилиясы аты атасынын аты'],
    ...['full name', 'fullname', 'name', 'employee', 'recipient', 'beneficiary', 'payee', 'recipientname'],
  ],
  inn: [
    ...['инн', 'пин', 'персональный номер', 'инн пин', 'идентификационный номер'],
    ...['жеке номер', 'жеке номери', 'салык төлөөчүнүн номери', 'идентификациялык номер', 'идентификациялык номери'],
    ...['inn', 'tin', 'pin', 'tax id', 'tax number', 'personal number'],
  ],
  account: [
    ...['счет', 'номер счета', 'лицевой счет', 'номер лицевого счета', 'расчетный счет', 'номер расчетного счета'],
    ...['банковский счет', 'номер банковского счета', 'карточный счет', 'л с', 'р с', 'лс', 'рс'],
    ...[
      'эсеп',
      'эсеби',
      'эсеп номери',
      'эсептин номери',
      'эсебинин номери',
      'банк эсеби',
      'эсептик номер',
      'жеке эсеби',
    ],
    ...['account', 'account number', 'account no', 'bank account', 'accountnumber', 'acc', 'bank account number'],
  ],
  amount: [
    ...['сумма', 'сумма к выплате', 'к выплате', 'сумма выплаты', 'к перечислению', 'сумма к перечислению'],
    ...[
      'сумма платежа',
      'на руки',
      'сумма на руки',
      'итого к выплате',
      'всего к выплате',
      'сумма зарплаты',
      'зарплата',
    ],
    ...['суммасы', 'төлөнө турган сумма', 'төлөм суммасы', 'колго', 'колго тийген сумма', 'эмгек акы', 'айлык'],
    ...['amount', 'sum', 'net pay', 'net salary', 'amount to pay', 'payment amount', 'salary', 'to pay'],
  ],
  purpose: [
    ...['назначение', 'назначение платежа', 'назначение перевода', 'основание платежа'],
    ...['багыты', 'төлөмдүн багыты', 'төлөмдүн дайындалышы', 'дайындалышы', 'төлөмдүн максаты', 'максаты'],
    ...['purpose', 'payment purpose', 'purpose payment', 'details', 'payment details', 'description'],
  ],
  bic: [
    ...['бик', 'бик банка', 'код банка'],
    ...['банктын бик', 'банкынын бик', 'банктын коду', 'бик коду'],
    ...['bic', 'bank bic', 'bank code', 'bic bank'],
  ],
  knp: [
    ...['кнп', 'код назначения', 'код назначения платежа', 'код платежа'],
    ...['төлөмдүн коду', 'төлөм коду', 'төлөмдүн багытынын коду'],
    ...['knp', 'purpose code', 'payment code', 'payment purpose code'],
  ],
  documentNumber: [
    ...['номер', 'номер документа', 'номер платежа', 'номер поручения', 'номер платежного поручения'],
    ...['номери', 'документтин номери', 'документ номери', 'төлөмдүн номери'],
    ...['number', 'document number', 'document no', 'doc no', 'payment number', 'documentnumber'],
  ],
  valueDate: [
    ...['дата', 'дата документа', 'дата платежа', 'дата валютирования', 'дата поручения'],
    ...['күнү', 'документтин күнү', 'төлөм күнү', 'датасы'],
    ...['date', 'document date', 'payment date', 'value date', 'valuedate'],
  ],
};

/** Stems of headings that are likely to mean a field, for a first suggestion only. */
export const STEMS: readonly (readonly [TableField, RegExp])[] = [
  ['inn', /инн|\binn\b|\btin\b/u],
  ['bic', /бик|\bbic\b/u],
  ['knp', /кнп|knp/u],
  ['purpose', /назначени|багыт|purpose/u],
  ['recipientName', /фио|фамили|аты|name|получател|сотрудник|алуучу|кызматкер/u],
  ['account', /счет|эсеп|account/u],
  ['amount', /выплат|перечислен|сумм|amount|төлөнө/u],
  ['valueDate', /дата|date/u],
];
