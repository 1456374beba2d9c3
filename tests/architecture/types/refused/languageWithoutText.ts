import { localizedTexts } from '../../../../src/domain/language/localizedTexts';

const complete = { fee: 'Комиссия', total: 'Итого' };

export const texts = localizedTexts({ ru: complete, en: { fee: 'Fee' }, kg: complete, cn: complete });
