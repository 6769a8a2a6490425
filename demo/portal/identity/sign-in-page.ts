import type { Person } from '../catalog-format';
import { escapeHtml, pageAnswer } from '../pages/page';

interface Shown {
  portalName: string;
  people: readonly Person[];
  current: Person | undefined;
  /** Where the form goes: this address, so that returnUrl and ttl come back with it. */
  action: string;
}

/** The sign-in page: one button for each of the demo's people, and one to sign out (R-OTHER-039). */
export function signInPage({ portalName, people, current, action }: Shown): Response {
  const rows = people.filter((person) => person.loginType !== 'public').map((person) => row(person, current));
  const out = '<button class="plain" name="person" value="">Sign out</button>';
  const status =
    current === undefined
      ? '<p>Nobody is signed in. Choose who you want to be.</p>'
      : `<p>Signed in as <strong>${escapeHtml(current.name)}</strong>.</p>`;
  return pageAnswer({
    title: `Sign in - ${portalName}`,
    portalName,
    headers: { 'cache-control': 'no-store' },
    body: `<h1>Sign in to ${escapeHtml(portalName)}</h1>${status}
<form method="post" action="${escapeHtml(action)}"><ul>${rows.join('')}</ul>${current === undefined ? '' : out}</form>
<p><a href="/">To the front page without signing in</a></p>`,
  });
}

function row(person: Person, current: Person | undefined): string {
  const about = [person.companyName, ...person.roles].join(' · ');
  const mark = person.id === current?.id ? ' aria-current="true"' : '';
  const portrait = `/services/gallery/images/${encodeURIComponent(person.id)}`;
  return `<li><button name="person" value="${escapeHtml(person.id)}"${mark}>
<img class="portrait" src="${portrait}" width="40" height="40" alt="">
<span>${escapeHtml(person.name)}<small>${escapeHtml(about)}</small></span></button></li>`;
}
