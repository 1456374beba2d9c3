import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { Territory } from '../../../../domain/directory/Territory';
import type { Language, LocalizedText } from '../../../../domain/language/Language';
import { joinedParts } from '../../../../domain/language/punctuation';
import { CodePicker } from '../../../components/CodePicker';
import type { CodeOption } from '../../../components/CodePicker';
import { TAXES } from './resources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

interface TerritoryFieldProps {
  readonly id: string;
  readonly violation: string | undefined;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** The part of the country a tax is due in: a region, a district or city, or an aiyl aimak, each by its name and where it is. */
export const TerritoryField = observer(function TerritoryField(field: TerritoryFieldProps) {
  const { t } = useTranslation('taxes');
  const { territories } = usePaymentResource(TAXES);
  return (
    <CodePicker
      {...field}
      label={t('form.territory')}
      hint={t('form.territoryHint')}
      words={{
        placeholder: t('form.territoryPlaceholder'),
        search: t('form.territorySearch'),
        noMatches: t('form.territoryNoMatches'),
      }}
      options={territories.map((territory) => optionOf(territory, territories))}
    />
  );
});

function optionOf({ code, name, parentCode }: Territory, territories: readonly Territory[]): CodeOption {
  const parent = territories.find((territory) => territory.code === parentCode);
  return { code, name: parent === undefined ? name : within(name, parent.name) };
}

function within(name: LocalizedText, parent: LocalizedText): LocalizedText {
  const inLanguage = (language: Language): string => joinedParts([name[language], parent[language]], language);
  return { ru: inLanguage('ru'), en: inLanguage('en'), kg: inLanguage('kg'), cn: inLanguage('cn') };
}
