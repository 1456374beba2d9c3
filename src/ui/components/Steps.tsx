import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Steps.module.css';

interface StepsProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step the customer is at. */
  readonly current: number;
}

/** Steps of a form and the current one; the text states the progress, the line only repeats it. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(
            styles['step'],
            index < current && styles['past'],
            index === current && styles['current'],
          )}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles['mark']} aria-hidden="true">
            {index < current ? <Icon name="check" size="small" /> : index + 1}
          </span>
          <span className={styles['name']}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
