import { APPLICATIONS } from './applications.js';
import { desk, fromTemplate, timeOf } from './desk.js';
import { tokensOf } from './token.js';
import { WORDS } from './words.js';

/** One person on the page: a phone with its applications and the tokens beside it. */
export class Person {
  element = fromTemplate('person-template');
  #owner;
  #applications;
  #tokens = [];

  constructor(owner) {
    this.#owner = owner;
    this.element.dataset.login = owner.login;
    this.#applications = APPLICATIONS.filter((kind) => kind.isFor(owner)).map((kind) => this.#install(kind));
    this.#bringToFront(this.#applications[0]);
    this.element.querySelector('.dock').addEventListener('keydown', (event) => this.#moveAlongDock(event));
  }

  async layTokens() {
    this.#tokens = await tokensOf(this.#owner);
    this.element.append(...this.#tokens.map((token) => token.element));
  }

  async refresh() {
    this.element.querySelector('.clock').textContent = timeOf(desk.now()).slice(0, 5);
    const due = this.#applications.filter(
      ({ kind, tab }) => kind.always || tab.getAttribute('aria-selected') === 'true',
    );
    await Promise.all(
      due.map(async ({ open, tab }) => {
        const isNew = await open.refresh();
        if (isNew && tab.getAttribute('aria-selected') !== 'true') {
          tab.classList.add('news');
        }
      }),
    );
  }

  speak() {
    const words = WORDS[desk.language];
    const { login, phone, company } = this.#owner;
    const name = this.#owner.name[desk.language] || this.#owner.name.ru;
    const employer = company === null ? [] : [company[desk.language] || company.ru];
    this.element.querySelector('.name').textContent = name;
    this.element.querySelector('.details').textContent = [`${words.login} ${login}`, phone, ...employer].join(' · ');
    this.element.querySelector('.badge').textContent = name
      .split(' ')
      .slice(0, 2)
      .map((part) => part.charAt(0))
      .join('');
    this.element.querySelector('.dock').setAttribute('aria-label', `${words.applicationsOf}: ${name}`);
    for (const { kind, tab, open } of this.#applications) {
      tab.querySelector('.tab-name').textContent = kind.names[desk.language];
      open.element.setAttribute('aria-label', `${kind.names[desk.language]}: ${name}`);
      open.speak();
    }
    this.#tokens.forEach((token) => token.speak());
  }

  #install(kind) {
    const open = kind.open(this.#owner);
    open.element.id = `${kind.id}-of-${this.#owner.login}`;
    open.element.setAttribute('role', 'tabpanel');
    this.element.querySelector('.applications').append(open.element);
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', open.element.id);
    const name = document.createElement('span');
    name.className = 'tab-name';
    tab.append(fromTemplate(kind.icon), name);
    const application = { kind, open, tab };
    tab.addEventListener('click', () => this.#bringToFront(application));
    this.element.querySelector('.dock').append(tab);
    return application;
  }

  #bringToFront(chosen) {
    for (const { tab, open } of this.#applications) {
      const inFront = tab === chosen.tab;
      tab.setAttribute('aria-selected', String(inFront));
      tab.tabIndex = inFront ? 0 : -1;
      open.element.hidden = !inFront;
    }
    chosen.tab.classList.remove('news');
    void chosen.open.refresh().catch(() => undefined);
  }

  /** Arrows move along the dock, as they do in every list of tabs. */
  #moveAlongDock(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) {
      return;
    }
    const present = this.#applications.findIndex(({ tab }) => tab.getAttribute('aria-selected') === 'true');
    const next = this.#applications.at((present + step) % this.#applications.length);
    this.#bringToFront(next);
    next.tab.focus();
    event.preventDefault();
  }
}
