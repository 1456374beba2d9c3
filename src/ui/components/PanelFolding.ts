import { createContext } from 'react';

/** Folding of one panel: folded, only its title is shown. */
export interface Folding {
  readonly isFolded: boolean;
  readonly toggle: () => void;
}

/** Folding of the panel below it; without a provider a panel cannot be folded. */
export const PanelFolding = createContext<Folding | undefined>(undefined);
