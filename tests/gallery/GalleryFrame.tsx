import { useState } from 'react';

import { LANGUAGES } from '../../src/domain/language/Language';
import { OWN_NAMES } from '../../src/domain/language/ownNames';
import { THEMES } from '../../src/ui/theme/Theme';
import { bareAddress, settingsOf } from './address';
import { CATALOGUE } from './catalogue';
import styles from './gallery.module.css';
import type { Settings } from './address';

const WIDTHS = ['100%', '360', '768', '1280', '1920'] as const;

/** The switches, the list of components, and the examples in a window of the chosen width. */
export function GalleryFrame({ initial }: { readonly initial: Settings }) {
  const [settings, setSettings] = useState(initial);
  const [width, setWidth] = useState<string>(WIDTHS[0]);
  const [component, setComponent] = useState('');
  const choose = (name: string, value: string): void => {
    const search = `?${new URLSearchParams({ ...settings, [name]: value }).toString()}`;
    window.history.replaceState({}, '', search);
    setSettings(settingsOf(search));
  };
  return (
    <div className={styles['frame']}>
      <header className={styles['switches']}>
        <Switch
          label="Theme"
          options={THEMES.map((theme) => [theme, theme])}
          value={settings.theme}
          onChange={(value) => choose('theme', value)}
        />
        <Switch
          label="Language"
          options={LANGUAGES.map((language) => [language, OWN_NAMES[language]])}
          value={settings.language}
          onChange={(value) => choose('language', value)}
        />
        <Switch label="Width" options={WIDTHS.map((one) => [one, one])} value={width} onChange={setWidth} />
      </header>
      <nav className={styles['list']} aria-label="Components">
        <ul>
          {CATALOGUE.map((each) => (
            <li key={each.component}>
              <a
                href={`#${each.component}`}
                aria-current={each.component === component || undefined}
                onClick={() => setComponent(each.component)}
              >
                {each.component}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles['window']}>
        <iframe
          title="Examples"
          src={`${bareAddress(settings)}#${component}`}
          width={width}
          key={bareAddress(settings)}
        />
      </main>
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Switch({ label, options, value, onChange }: SwitchProps) {
  return (
    <label>
      {`${label} `}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
