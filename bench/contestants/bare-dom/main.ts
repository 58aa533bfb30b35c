import { addMonths, given, gridOf, offer, part, showSelected, showTitle } from '../support/page.ts';
import '../support/bare.css';

/** Events a cell has room for. */
const SHOWN = 3;

const { first, byDate } = given();
let month = first;

function element(name: string, className: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

function dayOf(date: string): HTMLElement {
  const cell = element('div', date.startsWith(month.slice(0, 7)) ? 'day' : 'day outside');
  cell.dataset['date'] = date;
  cell.append(element('span', 'number', String(Number(date.slice(8)))));
  const events = byDate.get(date) ?? [];
  for (const { type, title } of events.slice(0, SHOWN)) {
    cell.append(element('span', `chip ${type}`, title));
  }
  if (events.length > SHOWN) cell.append(element('span', 'more', `+${events.length - SHOWN} más`));
  return cell;
}

function show(): void {
  showTitle(month);
  const dates = gridOf(month);
  const weeks = Array.from({ length: 6 }, (_, week) => {
    const row = element('div', 'week');
    row.append(...dates.slice(week * 7, week * 7 + 7).map(dayOf));
    return row;
  });
  part('calendar').replaceChildren(...weeks);
}

function step(months: number): void {
  month = addMonths(month, months);
  show();
}

part('next').onclick = () => step(1);
part('previous').onclick = () => step(-1);
part('calendar').onclick = ({ target }) => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;
  const date = cell?.dataset['date'];
  if (!cell || date === undefined) return;
  part('calendar').querySelector('[aria-selected]')?.removeAttribute('aria-selected');
  cell.setAttribute('aria-selected', 'true');
  showSelected(date, byDate.get(date));
};
show();
offer();
