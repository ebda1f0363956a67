import { authenticatorCode } from '#core/authenticator-code.ts';
import { html } from '#core/html.ts';
import type { DemoPerson } from '#core/sandbox.ts';
import { card, copyButton, rows } from './card.ts';

/** The code of now, for those who sign in in two steps. */
function codeOf({ name, second_factor_key: key }: DemoPerson) {
  if (!key) return '';
  const code = authenticatorCode(key);
  return html`
<code>${code}</code>${copyButton(code, `the sign-in code of ${name}`)}`;
}

/** The people of the demonstration data: whom to sign in as. */
export function peopleSection(people: readonly DemoPerson[]) {
  const shown = people.map(
    (
      person,
    ) => html`<li data-key="${person.email}"><div class="row-head"><strong>${person.name}</strong><span class="tag">${person.kind}</span></div>
<p class="buttons"><code>${person.email}</code>${copyButton(person.email, `the address of ${person.name}`)}
<code>${person.password}</code>${copyButton(person.password, `the password of ${person.name}`)}${codeOf(person)}
${person.phone && html`<code>${person.phone}</code>${copyButton(person.phone, `the number of ${person.name}`)}`}
${person.kennitala && html`<span class="tag">electronic ID</span>`}</p></li>`,
  );
  return card(
    'people',
    'Demo people',
    rows('people', shown, 'Heima’s demonstration data has not told who they are.'),
  );
}
