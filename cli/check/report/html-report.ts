import { html, type Markup } from '../../../demo/portal/pages/html';
import type { Line } from '../conformance';
import { callOf, countVerdicts, hasFindings, verdicts, type Report } from './report';

/** Returns the report as one page that needs no other file and no script. It does not contain the token. */
export function htmlReport(report: Report): string {
  const { check, checkedAt, lines, version } = report;
  const host = new URL(check.configUrl).host;
  const who = check.token === undefined ? 'a visitor' : `the person ${check.userId ?? 'of the token'}`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${summary(lines)}: ${host}</title>
        <style>
          ${{ markup: style }}
        </style>
      </head>
      <body>
        <main>
          <h1>Check of ${host}</h1>
          <p class="summary">${summary(lines)}</p>
          <dl>
            <dt>Configuration</dt>
            <dd>${check.configUrl}</dd>
            <dt>Origin of the page</dt>
            <dd>${check.origin}</dd>
            <dt>Language</dt>
            <dd>${check.culture}</dd>
            <dt>Caller</dt>
            <dd>${who}</dd>
            <dt>Calls that change something</dt>
            <dd>${check.hasWrites ? 'made, and changed back' : 'not made'}</dd>
            <dt>Time</dt>
            <dd><time datetime="${checkedAt.toISOString()}">${checkedAt.toUTCString()}</time></dd>
            <dt>Version</dt>
            <dd>lp-catalog ${version}</dd>
          </dl>
          ${countTable(lines)} ${problemSections(lines)} ${callTable(lines)}
        </main>
      </body>
    </html> `;
  return page.markup;
}

function summary(lines: readonly Line[]): string {
  const count = lines.filter(({ verdict }) => verdict === 'unreadable').length;
  if (!hasFindings(lines)) return 'The elements can read every answer';
  return count === 1 ? 'The elements cannot read 1 answer' : `The elements cannot read ${count} answers`;
}

const countTable = (lines: readonly Line[]): Markup =>
  html`<h2 id="verdicts">Verdicts</h2>
    <div class="scroll" role="region" aria-labelledby="verdicts" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Verdict</th>
            <th scope="col">Calls</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          ${countVerdicts(lines).map(
            ([verdict, count]) =>
              html`<tr>
                <th scope="row">${verdict}</th>
                <td class="number">${count}</td>
                <td>${verdicts[verdict]}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;

function problemSections(lines: readonly Line[]): Markup {
  const sections = (['unreadable', 'readable'] as const).map((verdict) => {
    const found = lines.filter((line) => line.verdict === verdict);
    if (found.length === 0) return html``;
    return html`<h2>${verdict === 'unreadable' ? 'Answers to correct' : 'Answers that differ'}</h2>
      ${found.map(problemSection)}`;
  });
  return html`${sections}`;
}

const problemSection = (line: Line): Markup =>
  html`<h3>${line.what}</h3>
    ${callLine(line)}
    <ul>
      ${line.problems.map((problem) => html`<li>${problem}</li>`)}
    </ul> `;

function callLine(line: Line): Markup {
  const call = callOf(line);
  return call === undefined ? html`` : html`<p><code>${call}</code>, status ${line.status}</p>`;
}

const callTable = (lines: readonly Line[]): Markup =>
  html`<h2 id="calls">All calls</h2>
    <div class="scroll" role="region" aria-labelledby="calls" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Verdict</th>
            <th scope="col">Status</th>
            <th scope="col">Time in ms</th>
            <th scope="col">Address</th>
          </tr>
        </thead>
        <tbody>
          ${lines.map(callRow)}
        </tbody>
      </table>
    </div>`;

const callRow = (line: Line): Markup =>
  html`<tr>
    <th scope="row">${line.what}</th>
    <td>${verdictOf(line)}</td>
    <td class="number">${line.status}</td>
    <td class="number">${line.ms}</td>
    <td>${callOf(line)}</td>
  </tr> `;

function verdictOf({ verdict, problems }: Line): Markup {
  if (verdict === 'unreadable') return html`<strong>${verdict}</strong>`;
  return verdict === 'not called' ? html`${verdict}: ${problems.join()}` : html`${verdict}`;
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; color: light-dark(#1b1b1f, #ececf1); background: light-dark(#fff, #17171b); }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
.summary { font-size: 1.25rem; font-weight: 600; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
.scroll:focus-visible { outline: 2px solid; }
table { border-collapse: collapse; }
th, td { padding: .375rem 1rem .375rem 0; border-bottom: 1px solid light-dark(#c9c9d1, #46464f); text-align: start; vertical-align: top; }
thead th { white-space: nowrap; }
tbody th { font-weight: 400; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
li, code { overflow-wrap: anywhere; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; } }
`;
