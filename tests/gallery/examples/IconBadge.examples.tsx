import { IconBadge, InitialsBadge } from '../../../src/ui/components/IconBadge';
import { examplesOf } from '../Example';

export const examples = examplesOf('IconBadge', [
  { state: 'icon', show: () => <IconBadge icon="mobile" /> },
  { state: 'initials of a person', show: ({ texts }) => <InitialsBadge name={texts.person} /> },
  { state: 'initials of a company', show: ({ texts }) => <InitialsBadge name={texts.company} /> },
]);
