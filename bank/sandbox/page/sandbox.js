import { branch } from './branch.js';
import { cards } from './cards.js';
import { cases } from './cases.js';
import { chat } from './chat.js';
import { applyLanguage, desk, readJson } from './desk.js';
import { moneyTransfers } from './moneyTransfers.js';
import { directDebits } from './directDebits.js';
import { directories } from './directories.js';
import { Person } from './person.js';
import { qrArrivals } from './qrArrivals.js';
import { qrUsers } from './qrUsers.js';
import { shopApplications } from './shopApplications.js';
import { tokenOnly } from './tokenOnly.js';
import { timeMachine } from './timeMachine.js';
import { WORDS } from './words.js';

const POLL_MS = 1000;

const deskElement = document.getElementById('desk');
const seated = new Set();
let people = [];

/** Adds everybody who is new to the page; a registration by card adds a person while the page is open. */
async function seatNewcomers() {
  const owners = await readJson('/sandbox/phones');
  const arrived = owners.filter(({ login }) => !seated.has(login)).map((owner) => new Person(owner));
  await Promise.all(arrived.map((person) => person.layTokens()));
  for (const person of arrived) {
    seated.add(person.element.dataset.login);
    person.speak();
    deskElement.append(person.element);
  }
  people = [...people, ...arrived];
  deskElement.setAttribute('aria-busy', 'false');
}

async function refresh() {
  try {
    await Promise.all([seatNewcomers(), cards.known ?? cards.lay()]);
    await Promise.all([
      timeMachine.refresh(),
      moneyTransfers.refresh(),
      branch.refresh(),
      qrUsers.refresh(),
      qrArrivals.refresh(),
      tokenOnly.refresh(),
      directDebits.refresh(),
      chat.refresh(),
      cases.refresh(),
      directories.known ?? directories.lay(),
      shopApplications.refresh(),
      ...people.map((person) => person.refresh()),
    ]);
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
  cards.speak();
  moneyTransfers.speak();
  branch.speak();
  qrUsers.speak();
  qrArrivals.speak();
  tokenOnly.speak();
  directDebits.speak();
  chat.speak();
  cases.speak();
  directories.speak();
  shopApplications.speak();
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
