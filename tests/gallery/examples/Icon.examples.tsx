import { Icon, ICON_PATHS } from '../../../src/ui/components/Icon';
import type { IconName } from '../../../src/ui/components/Icon';
import { examplesOf } from '../Example';
import styles from '../gallery.module.css';

export const examples = examplesOf('Icon', [
  {
    state: 'every icon, with its name',
    show: () => (
      <ul className={styles['icons']}>
        {Object.keys(ICON_PATHS)
          .filter((name): name is IconName => Object.hasOwn(ICON_PATHS, name))
          .map((name) => (
            <li key={name}>
              <Icon name={name} />
              <span>{name}</span>
            </li>
          ))}
      </ul>
    ),
  },
  {
    state: 'small, normal, large',
    show: () => (
      <p>
        <Icon name="bell" size="small" /> <Icon name="bell" /> <Icon name="bell" size="large" />
      </p>
    ),
  },
]);
