import type { LocalizedText } from '../language/Language';

/** A question only its owner should be able to answer. */
export interface SecurityQuestion {
  readonly id: string;
  readonly text: LocalizedText;
}

/** The questions to choose from; each can be answered with one word. */
export const SECURITY_QUESTIONS: readonly SecurityQuestion[] = [
  {
    id: '1',
    text: {
      ru: 'Девичья фамилия вашей бабушки',
      en: 'Your grandmother’s maiden name',
      kg: 'Таенеңиздин кыз кездеги фамилиясы',
      cn: '您外祖母的娘家姓氏',
    },
  },
  {
    id: '2',
    text: {
      ru: 'Кличка вашего первого питомца',
      en: 'The name of your first pet',
      kg: 'Биринчи үй жаныбарыңыздын аты',
      cn: '您第一只宠物的名字',
    },
  },
  {
    id: '3',
    text: {
      ru: 'Имя вашего первого учителя',
      en: 'The first name of your first teacher',
      kg: 'Биринчи мугалимиңиздин аты',
      cn: '您第一位老师的名字',
    },
  },
  {
    id: '4',
    text: {
      ru: 'Село или город, где познакомились ваши родители',
      en: 'The village or town where your parents met',
      kg: 'Ата-энеңиз таанышкан айыл же шаар',
      cn: '您父母相识的村庄或城市',
    },
  },
  {
    id: '5',
    text: {
      ru: 'Прозвище вашего лучшего друга детства',
      en: 'The nickname of your best childhood friend',
      kg: 'Бала кездеги жакын досуңуздун лакап аты',
      cn: '您童年最好朋友的绰号',
    },
  },
];

export function isSecurityQuestion(id: string): boolean {
  return SECURITY_QUESTIONS.some((question) => question.id === id);
}
