import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';

import { HomeArrangement } from '../../../src/application/preferences/HomeArrangement';
import { Panel } from '../../../src/ui/components/Panel';
import { PanelFolding } from '../../../src/ui/components/PanelFolding';
import { ArrangeButton } from '../../../src/ui/features/accounts/home/arrange/ArrangeButton';
import { aUser } from '../../application/support/builders';
import { MemoryStore } from '../../application/support/fakePorts';
import { showInBank } from '../support/showInBank';

// Fetched before, so that no test waits for it.
beforeAll(() => import('../../../src/ui/features/accounts/home/arrange/ArrangeDialog'));

function anArrangement(): HomeArrangement {
  return new HomeArrangement(new MemoryStore(), { user: aUser({ customerKind: 'C' }), isCorporate: true });
}

const Opener = observer(function Opener({
  arrangement,
  hasColumns,
}: {
  arrangement: HomeArrangement;
  hasColumns: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ArrangeButton
      arrangement={arrangement}
      panels={arrangement.layout.order}
      hasColumns={hasColumns}
      isOpen={isOpen}
      onToggle={setOpen}
    />
  );
});

async function openDialog(arrangement: HomeArrangement, hasColumns: boolean): Promise<HTMLElement> {
  await showInBank(<Opener arrangement={arrangement} hasColumns={hasColumns} />);
  fireEvent.click(screen.getByRole('button', { name: 'Настроить главную' }));
  return screen.findByRole('dialog', { name: 'Порядок на главной' });
}

function namesIn(list: HTMLElement): readonly string[] {
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

describe('arranging the home page', () => {
  it('moves a panel, says where it stands and keeps the focus on the button', async () => {
    const dialog = await openDialog(anArrangement(), false);
    const press = (name: string): HTMLElement => {
      const button = within(dialog).getByRole('button', { name });
      button.focus();
      fireEvent.click(button);
      return button;
    };
    const down = press('Ниже: Счета');
    expect(namesIn(dialog).slice(2, 4)).toEqual(['Последние операции', 'Счета']);
    expect(within(dialog).getByRole('status').textContent).toBe('Счета: место 4 из 9');
    expect(document.activeElement).toBe(down);
    press('Выше: Ждёт вас');
    expect(within(dialog).getByRole('status').textContent).toBe('Ждёт вас: место 1 из 9');
    expect(within(dialog).getByRole('button', { name: 'Выше: Ждёт вас' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('has a list for each column, in which panels pass only one another', async () => {
    const arrangement = anArrangement();
    const dialog = await openDialog(arrangement, true);
    const side = within(dialog).getByRole('region', { name: 'Правая колонка' });
    expect(namesIn(side)).toEqual(['Счета', 'Ближайшие события', 'Карты']);
    fireEvent.click(within(side).getByRole('button', { name: 'Выше: Карты' }));
    expect(namesIn(side)).toEqual(['Счета', 'Карты', 'Ближайшие события']);
    expect(within(dialog).getByRole('status').textContent).toBe('Карты: место 2 из 3');
  });

  it('takes changes back and restores the usual order, and hands the focus on when nothing is left to do', async () => {
    const arrangement = anArrangement();
    const dialog = await openDialog(arrangement, false);
    const button = (name: string) => within(dialog).getByRole('button', { name });
    expect([button('Отменить').hasAttribute('disabled'), button('Обычный порядок').hasAttribute('disabled')]).toEqual([
      true,
      true,
    ]);
    fireEvent.click(button('Ниже: Счета'));
    fireEvent.click(button('Обычный порядок'));
    expect([arrangement.isUsual, within(dialog).getByRole('status').textContent]).toEqual([
      true,
      'Обычный порядок восстановлен',
    ]);
    fireEvent.click(button('Отменить'));
    fireEvent.click(button('Отменить'));
    expect(arrangement.isUsual).toBe(true);
    expect(document.activeElement).toBe(button('Готово'));
    fireEvent.click(button('Готово'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a panel in the arranging', () => {
  const ROW_PT = 40;

  /** Lays the rows of a list out below each other, which the browser of the tests does not. */
  function layRows(dialog: HTMLElement): void {
    within(dialog)
      .getAllByRole('listitem')
      .forEach((row, index) => {
        row.getBoundingClientRect = () => new DOMRect(0, index * ROW_PT, 100, ROW_PT);
      });
  }

  function handleOf(dialog: HTMLElement, place: number): Element {
    const handle = within(dialog).getAllByRole('listitem')[place]?.firstElementChild;
    if (!(handle instanceof HTMLElement)) {
      throw new Error('The row has no handle');
    }
    handle.setPointerCapture = () => undefined;
    return handle;
  }

  it('is hidden and brought back, and says so', async () => {
    const arrangement = anArrangement();
    const dialog = await openDialog(arrangement, false);
    const status = within(dialog).getByRole('status');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Скрыть: Карты' }));
    expect([arrangement.isHidden('cards'), status.textContent]).toEqual([true, 'Карты: скрыто']);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Показать: Карты' }));
    expect([arrangement.isHidden('cards'), status.textContent]).toEqual([false, 'Карты: снова на главной']);
  });

  it('is dragged to its place in one change, and stays where it was when the drag is broken off', async () => {
    const arrangement = anArrangement();
    const dialog = await openDialog(arrangement, false);
    const before = namesIn(dialog);
    layRows(dialog);
    const broken = handleOf(dialog, 0);
    fireEvent.pointerDown(broken, { pointerId: 1, clientY: 20 });
    fireEvent.pointerMove(broken, { pointerId: 1, clientY: 110 });
    fireEvent.pointerCancel(broken, { pointerId: 1 });
    expect([namesIn(dialog), arrangement.canUndo]).toEqual([before, false]);
    fireEvent.pointerDown(broken, { pointerId: 1, clientY: 20 });
    fireEvent.pointerMove(broken, { pointerId: 1, clientY: 70 });
    fireEvent.pointerMove(broken, { pointerId: 1, clientY: 110 });
    fireEvent.pointerUp(broken, { pointerId: 1, clientY: 110 });
    const [first = '', second = '', third = '', ...rest] = before;
    expect(namesIn(dialog)).toEqual([second, third, first, ...rest]);
    expect(within(dialog).getByRole('status').textContent).toBe(`${first}: место 3 из 9`);
    arrangement.undo();
    expect(arrangement.isUsual).toBe(true);
  });
});

it('a panel is folded to its title and unfolded by the same button', async () => {
  const arrangement = anArrangement();
  const Folded = observer(function Folded() {
    const folding = { isFolded: arrangement.isFolded('cards'), toggle: () => arrangement.toggle('cards') };
    return (
      <PanelFolding value={folding}>
        <Panel title="Карты">
          <p>Элкарт</p>
        </Panel>
      </PanelFolding>
    );
  });
  await showInBank(<Folded />);
  const button = screen.getByRole('button', { name: 'Карты', expanded: true });
  fireEvent.click(button);
  expect([screen.queryByText('Элкарт'), button.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  fireEvent.click(button);
  expect(screen.getByText('Элкарт').textContent).toBe('Элкарт');
});
