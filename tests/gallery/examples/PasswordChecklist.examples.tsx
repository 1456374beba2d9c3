import { passwordChecklist } from '../../../src/domain/user/passwordPolicy';
import { PasswordChecklist } from '../../../src/ui/components/PasswordChecklist';
import { examplesOf } from '../Example';

export const examples = examplesOf('PasswordChecklist', [
  {
    state: 'nothing typed',
    show: () => <PasswordChecklist checks={passwordChecklist('', { username: 'aibek', phone: '996555123456' })} />,
  },
  {
    state: 'half met',
    show: () => (
      <PasswordChecklist checks={passwordChecklist('tulpar1', { username: 'aibek', phone: '996555123456' })} />
    ),
  },
  {
    state: 'all met',
    show: () => (
      <PasswordChecklist checks={passwordChecklist('Issyk-Kul 1608', { username: 'aibek', phone: '996555123456' })} />
    ),
  },
]);
