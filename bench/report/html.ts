import type { SuiteRecord } from '../support/results.ts';
import type { Goal } from '../support/suite.ts';
import { escaped } from './escaped.ts';
import { amount, isReached } from './numbers.ts';
import { plot } from './plot.ts';
import { STYLE } from './style.ts';
import { tablesOf, type MetricTable } from './tables.ts';

const OURS = 'almanaque';

const goalRow = (goal: Goal): string => `
  <tr class="${isReached(goal) ? 'reached' : 'missed'}">
    <td>${escaped(goal.title)}${goal.note === undefined ? '' : `<small>${escaped(goal.note)}</small>`}</td>
    <td>≤ ${amount(goal.limit, goal.unit)}</td>
    <td>${amount(goal.value, goal.unit)}</td>
    <td>${isReached(goal) ? '✓ sí' : '✗ no'}</td>
  </tr>`;

const goalTable = (goals: readonly Goal[]): string =>
  goals.length === 0
    ? ''
    : `<div class="wide"><table><thead><tr><th>Meta</th><th>Límite</th><th>Medido</th><th>Alcanzada</th></tr></thead>
<tbody>${goals.map(goalRow).join('')}</tbody></table></div>`;

const metricPlots = ({ metric, unit, scenarios, rows }: MetricTable): string => `
<h3>${escaped(metric)}</h3>
<div class="plots">${scenarios
  .map((scenario, column) => {
    const bars = rows.flatMap(({ contestant, cells }) => {
      const spread = cells[column];
      const isOurs = contestant.toLowerCase().startsWith(OURS);
      return spread ? [{ label: contestant, spread, isOurs }] : [];
    });
    return `<figure><figcaption>${escaped(scenario)}</figcaption>${plot(`${metric}, ${scenario}`, unit, bars)}</figure>`;
  })
  .join('')}</div>`;

const section = ({ name, title, date, rounds, machine, figures, goals, notes }: SuiteRecord) => `
<section id="${escaped(name)}">
<h2>${escaped(title)}</h2>
<p class="run"><code>npm run bench -- ${escaped(name)} --rounds ${rounds}</code> · ${date} · ${machine.cores} núcleos · Node ${escaped(machine.node)} · Chromium ${escaped(machine.chromium)}</p>
${goalTable(goals)}
${notes.length === 0 ? '' : `<ul>${notes.map((note) => `<li>${escaped(note)}</li>`).join('')}</ul>`}
${tablesOf(figures).map(metricPlots).join('')}
</section>`;

/** One file, with nothing to fetch: every suite's last run, with plots. */
export const htmlOf = (records: readonly SuiteRecord[]): string => `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Almanaque: mediciones</title>
<style>${STYLE}</style>
<main>
<h1>Mediciones</h1>
<nav>${records.map(({ name, title }) => `<a href="#${escaped(name)}">${escaped(title)}</a>`).join(' · ')}</nav>
<p>Barras: medianas. La línea sobre cada una abarca la mitad central de las muestras.</p>
${records.map(section).join('')}
</main>
</html>
`;
