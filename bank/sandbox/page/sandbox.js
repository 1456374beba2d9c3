import { applyLanguage, desk, readJson } from './desk.js';
import { Person } from './person.js';
import { timeMachine } from './timeMachine.js';
import { WORDS } from './words.js';

const POLL_MS = 1000;

const deskElement = document.getElementById('desk');
let people = [];

async function sitDown() {
  const owners = await readJson('/sandbox/phones');
  const arrived = owners.map((owner) => new Person(owner));
  await Promise.all(arrived.map((person) => person.layTokens()));
  people = arrived;
  people.forEach((person) => person.speak());
  deskElement.replaceChildren(...people.map(({ element }) => element));
  deskElement.setAttribute('aria-busy', 'false');
}

async function refresh() {
  try {
    if (people.length === 0) {
      await sitDown();
    }
    await Promise.all([timeMachine.refresh(), ...people.map((person) => person.refresh())]);
    if (Object.values(WORDS).some(({ unreachable }) => unreachable === desk.notified())) {
      desk.notify('');
    }
  } catch {
    desk.notify(WORDS[desk.language].unreachable);
  }
  setTimeout(refresh, POLL_MS);
}

function speak() {
  applyLanguage();
  timeMachine.speak();
  people.forEach((person) => person.speak());
}

for (const button of document.querySelectorAll('[data-language]')) {
  button.addEventListener('click', () => {
    desk.speak(button.dataset.language);
    desk.notify('');
    speak();
  });
}

speak();
void refresh();
