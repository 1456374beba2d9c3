import { Ornament } from '../../../src/ui/components/Ornament';
import { examplesOf } from '../Example';
import styles from '../gallery.module.css';

export const examples = examplesOf('Ornament', [
  { state: 'usual', show: () => <Ornament className={styles['ornament']} /> },
]);
