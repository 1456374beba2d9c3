import cn from '../../locales/cn/domain/networks.json';
import en from '../../locales/en/domain/networks.json';
import kg from '../../locales/kg/domain/networks.json';
import ru from '../../locales/ru/domain/networks.json';
import type { LocalizedText } from '../language/Language';
import { localizedTexts } from '../language/localizedTexts';
import type { NetworkName } from './networks';

/** Display names of the networks. */
export const NETWORK_WORDS = localizedTexts({ ru, en, kg, cn }) satisfies Readonly<Record<NetworkName, LocalizedText>>;
