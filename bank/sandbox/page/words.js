/** Texts of the page itself. Applications bring their own. */
export const WORDS = {
  ru: {
    title: 'Тулпар — стол демонстрации',
    heading: 'Стол демонстрации',
    explanation:
      'Телефоны клиентов демонстрационного банка: сюда приходят SMS, здесь живут аутентификатор и токены. Нажмите на код, чтобы скопировать его. Пароль у всех Tulpar-2026, ПИН-код заблокированного экрана 7294.',
    bank: 'Открыть интернет-банк',
    login: 'логин',
    copy: 'Скопировать код',
    copied: 'Скопировано',
    copyFailed: 'Не удалось скопировать. Введите код вручную.',
    unreachable: 'Нет связи с банком. Пробуем снова…',
    applicationsOf: 'Приложения телефона',
  },
  en: {
    title: 'Tulpar — demonstration desk',
    heading: 'Demonstration desk',
    explanation:
      'The phones of the demonstration customers: text messages arrive here, and the authenticator and the tokens live here. Press a code to copy it. Everybody’s password is Tulpar-2026, the PIN of a locked screen 7294.',
    bank: 'Open the internet bank',
    login: 'login',
    copy: 'Copy the code',
    copied: 'Copied',
    copyFailed: 'Could not copy. Type the code by hand.',
    unreachable: 'The bank cannot be reached. Trying again…',
    applicationsOf: 'Applications of the phone',
  },
  kg: {
    title: 'Тулпар — көрсөтмө столу',
    heading: 'Көрсөтмө столу',
    explanation:
      'Көрсөтмө банктын кардарларынын телефондору: SMS ушул жерге келет, аутентификатор менен токендер да ушул жерде. Кодду көчүрүү үчүн аны басыңыз. Баарынын сырсөзү Tulpar-2026, кулпуланган экрандын ПИН-коду 7294.',
    bank: 'Интернет-банкты ачуу',
    login: 'логин',
    copy: 'Кодду көчүрүү',
    copied: 'Көчүрүлдү',
    copyFailed: 'Көчүрүү мүмкүн болгон жок. Кодду кол менен териңиз.',
    unreachable: 'Банк менен байланыш жок. Кайра аракет кылып жатабыз…',
    applicationsOf: 'Телефондун тиркемелери',
  },
  cn: {
    title: 'Tulpar — 演示桌面',
    heading: '演示桌面',
    explanation:
      '演示银行客户的手机：短信会发到这里，身份验证器和令牌也在这里。点击验证码即可复制。所有人的密码均为 Tulpar-2026，锁屏 PIN 码为 7294。',
    bank: '打开网上银行',
    login: '登录名',
    copy: '复制验证码',
    copied: '已复制',
    copyFailed: '无法复制，请手动输入验证码。',
    unreachable: '无法连接银行，正在重试…',
    applicationsOf: '手机应用',
  },
};

/** BCP 47 names of the languages. */
export const TAGS = { ru: 'ru', en: 'en', kg: 'ky', cn: 'zh-CN' };
