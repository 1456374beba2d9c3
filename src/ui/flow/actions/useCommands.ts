import { useCallback } from 'react';

import { AmountVisibility } from '../../../application/preferences/AmountVisibility';
import { LetterKeys } from '../../../application/preferences/LetterKeys';
import { Toasts } from '../../../application/toasts/Toasts';
import { useFailureText } from '../../components/useFailureText';
import { useLanguage } from '../../language/useLanguage';
import { useService } from '../../kernel/ServicesContext';
import { ShellViewModel } from '../access/ShellViewModel';
import type { CommandName } from '../../kernel/Action';

/**
 * Way to carry out an action without a screen. Only the bank can lock the screen; when it cannot be reached the screen stays open, and the
 * customer sees a message.
 */
export function useCommands(): (command: CommandName) => void {
  const language = useLanguage();
  const model = useService(ShellViewModel);
  const visibility = useService(AmountVisibility);
  const letterKeys = useService(LetterKeys);
  const toasts = useService(Toasts);
  const failureText = useFailureText();
  return useCallback(
    (command) => {
      switch (command) {
        case 'amounts':
          visibility.toggle();
          break;
        case 'lock':
          void model.lock(language).then((failure) => {
            if (failure !== undefined) {
              const { what, next } = failureText(failure);
              toasts.show(`${what} ${next}`);
            }
          });
          break;
        case 'signOut':
          void model.signOut();
          break;
        case 'letterKeys':
          letterKeys.toggle();
          break;
        default:
          command satisfies never;
      }
    },
    [language, model, visibility, letterKeys, toasts, failureText],
  );
}
