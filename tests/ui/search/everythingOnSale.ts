import type { ServiceCategory, ServiceIcon, ServiceProvider } from '../../../src/domain/payment/ServiceProvider';
import { aProvider } from '../../domain/payment/builders';

function category(
  id: string,
  icon: ServiceIcon,
  [ru, en, kg, cn]: readonly [string, string, string, string],
): ServiceCategory {
  return { id, icon, name: { ru, en, kg, cn }, isOpenToCompanies: true };
}

export const CATEGORIES: readonly ServiceCategory[] = [
  category('1', 'bolt', ['Электричество', 'Electricity', 'Электр энергиясы', '电费']),
  category('2', 'flame', ['Газ', 'Gas', 'Газ', '燃气费']),
  category('3', 'drop', ['Вода', 'Water', 'Суу', '水费']),
  category('4', 'heat', ['Отопление', 'Heating', 'Жылуулук', '供暖费']),
  category('6', 'mobile', ['Мобильная связь', 'Mobile top-up', 'Мобилдик байланыш', '手机充值']),
  category('7', 'wifi', ['Интернет', 'Internet', 'Интернет', '宽带']),
  category('8', 'screen', ['Телевидение', 'Television', 'Телекөрсөтүү', '电视']),
  category('10', 'toy', ['Детские сады', 'Kindergartens', 'Бала бакчалар', '幼儿园']),
];

function provider(id: string, categoryId: string, called: string, alsoCalled: string): ServiceProvider {
  return aProvider({ id, categoryId, called, alsoCalled });
}

/** One or two providers of each kind, with the further words an operator gives them. */
export const PROVIDERS: readonly ServiceProvider[] = [
  provider('101', '1', 'Ала-Нур Электро', 'свет ток elektro svet'),
  provider('102', '1', 'Ысык-Көл Жарык', 'свет ток Иссык-Куль Нарын'),
  provider('201', '2', 'Көк Жалын Газ', 'голубое топливо gaz'),
  provider('301', '3', 'Көл Суу', 'водоканал водопровод vodokanal'),
  provider('401', '4', 'Тоо-Жылуу', 'тепло теплосеть ТЭЦ горячая вода'),
  { ...provider('601', '6', 'Улар Мобайл', 'сотовая единицы баланс'), way: 'mobile' },
  { ...provider('605', '6', 'MegaCom', 'сотовая единицы'), way: 'mobile' },
  provider('701', '7', 'Арча Интернет', 'провайдер wifi вайфай'),
  provider('801', '8', 'Бүркүт ТВ', 'кабельное телевидение каналы'),
  provider('1001', '10', 'Балапан', 'садик детсад'),
];
