import { inbox } from './messages.js';

/** The e-mail of the phone's owner. */
export const letters = {
  id: 'letters',
  icon: 'letters-icon',
  names: { ru: 'Почта', en: 'Mail', kg: 'Почта', cn: '邮件' },
  always: true,
  isFor: () => true,
  open: (owner) =>
    inbox(
      {
        address: '/sandbox/letters',
        empty: {
          ru: 'Писем пока нет. Измените адрес почты в профиле, и письмо с кодом придёт сюда.',
          en: 'No letters yet. Change the e-mail address in the profile and the letter with its code will arrive here.',
          kg: 'Азырынча кат жок. Профилден почта дарегин өзгөртүңүз, коду бар кат ушул жерге келет.',
          cn: '暂无邮件。在个人资料中更改邮箱后，带验证码的邮件会发到这里。',
        },
      },
      owner,
    ),
};
