/**
 * The page that index.html shows before the application has come (src/ui/early/early.js). It has the markup of the application's own, which
 * takes its place once there is something to show: what was typed, chosen and pressed in the meantime happens there.
 */

/** Id of the early page, and of the place for the application. */
const EARLY_ID = 'early-page';
const CONTROLS = 'a[href], button, input, select';

let holders = 0;

/** Keeps the early page for as long as the application has nothing to show. Returns the function that ends this. */
export function holdEarlyPage(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
    // Another part of the application may begin to wait at the same moment.
    queueMicrotask(() => {
      if (holders === 0) {
        endEarlyPage();
      }
    });
  };
}

function endEarlyPage(): void {
  const early = document.getElementById(EARLY_ID);
  if (early === null) {
    return;
  }
  const before = controlsIn(early);
  const focused = document.activeElement;
  early.remove();
  delete document.documentElement.dataset['early'];
  const after = controlsIn(document);
  const pairs = before.map((control) => ({
    control,
    successor: alike(after, control)[alike(before, control).indexOf(control)],
  }));
  // Another page: nothing of this one belongs there.
  if (pairs.some(({ control, successor }) => isField(control) && successor === undefined)) {
    return;
  }
  pairs.forEach(({ control, successor }) => carryOver(control, successor));
  pairs.find(({ control }) => control === focused)?.successor?.focus();
  pairs.find(({ control }) => 'pressed' in control.dataset)?.successor?.click();
}

function controlsIn(part: ParentNode): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)];
}

function isField(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
}

/** Controls of the same kind, address, id and words, in their order: accounts without a name of their own have all of these but the address in common. */
function alike(controls: readonly HTMLElement[], control: HTMLElement): readonly HTMLElement[] {
  return controls.filter((other) => nameOf(other) === nameOf(control));
}

function nameOf(control: HTMLElement): string {
  const words = isField(control) ? '' : (control.getAttribute('aria-label') ?? control.textContent);
  return [control.tagName, control.getAttribute('href'), control.id, words].join(' ');
}

/** Gives a field what was entered in another, as if it had been entered there. */
function carryOver(from: HTMLElement, to: HTMLElement | undefined): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.value !== to.value) {
    enter(HTMLInputElement.prototype, to, from.value);
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement && from.value !== to.value) {
    enter(HTMLSelectElement.prototype, to, from.value);
    to.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** React replaces the property of a field, so that it would not notice a value set by itself. */
function enter(of: object, field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(of, 'value')?.set?.call(field, value);
}
