import { html } from '#core/html.ts';
import type { DemoPerson } from '#core/sandbox.ts';
import { card, copyButton, rows } from './card.ts';

/** The people of the demonstration data: whom to sign in as. */
export function peopleSection(people: readonly DemoPerson[]) {
  const shown = people.map(
    (
      person,
    ) => html`<li data-key="${person.email}"><div class="row-head"><strong>${person.name}</strong><span class="tag">${person.kind}</span></div>
<p class="buttons"><code>${person.email}</code>${copyButton(person.email, `the address of ${person.name}`)}
<code>${person.password}</code>${copyButton(person.password, `the password of ${person.name}`)}</p></li>`,
  );
  return card(
    'people',
    'Demo people',
    rows('people', shown, 'Heima’s demonstration data has not told who they are.'),
  );
}
