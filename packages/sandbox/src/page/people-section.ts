import { authenticatorCode } from '#core/authenticator-code.ts';
import { type Html, html } from '#core/html.ts';
import type { DemoPerson } from '#core/sandbox.ts';
import { card, rows } from './card.ts';

/** A value that is copied by a press on it. */
const value = (text: string, what: string): Html =>
  html`<button type="button" class="value" data-copy="${text}" aria-label="Copy ${what}: ${text}">${text}</button>`;

/** The code of now, for those who sign in in two steps. */
function codeOf({ name, second_factor_key: key }: DemoPerson): Html | '' {
  return key ? value(authenticatorCode(key), `the sign-in code of ${name}`) : '';
}

/** The people of the demonstration data, whom to sign in as: a list that can be searched. */
export function peopleSection(people: readonly DemoPerson[]): Html {
  const passwords = [...new Set(people.map(({ password }) => password))];
  // One password of all is said once.
  const common = passwords.length === 1 ? passwords[0] : undefined;
  const shown = people.map(
    (person) => html`<li data-key="${person.email}"><div class="row-head"><strong>${person.name}</strong>
<span class="tag">${person.kind}</span>${person.kennitala && html`<span class="tag">electronic ID</span>`}</div>
<p class="values">${value(person.email, `the address of ${person.name}`)}
${common === undefined && value(person.password, `the password of ${person.name}`)}
${person.phone && value(person.phone, `the number of ${person.name}`)}${codeOf(person)}</p></li>`,
  );
  const search = html`<label class="find">Find<input type="search" data-finds="people-rows" autocomplete="off"></label>`;
  const list = html`${common && html`<p class="pad buttons">Everybody’s password: ${value(common, 'the password')}</p>`}
<div class="many">${rows('people', shown, 'Heima’s demonstration data has not told who they are.')}</div>`;
  return card('people', 'Demo people', list, search);
}
