import { type Html, html } from '#core/html.ts';
import type { DemoPerson } from '#core/world.ts';
import { TEST_PERSONS } from '#iceland/test-persons.ts';
import { FOREIGNER, type Session } from './sessions.ts';

/** The gateway's own page: who one is, and what one does. */
export function gatewayPage(session: Session, people: readonly DemoPerson[], baseUrl: string): string {
  const demo = people.filter(({ kennitala }) => kennitala);
  const option = (kennitala: string, name: string) =>
    html`<option value="${kennitala}">${name}, ${kennitala}</option>`;
  return frame(
    'Rafræn skilríki (sandbox)',
    html`<h1>Rafræn skilríki</h1>
<p class="quiet">The sandbox plays the identity gateway. Choose who you are, then what happens.</p>
<form method="post" action="${baseUrl}/auth/${session.token}" class="card pad">
<div class="fields one"><label>Person <select name="person">
<option value="new">Somebody new</option>
<optgroup label="Test people">${TEST_PERSONS.map(({ kennitala, name }) => option(kennitala, name))}
${option(FOREIGNER.kennitala, `${FOREIGNER.name} (EE)`)}</optgroup>
${demo.length > 0 && html`<optgroup label="Demo people">${demo.map(({ kennitala = '', name }) => option(kennitala, name))}</optgroup>`}
</select></label></div>
<p class="buttons"><button class="primary" name="act" value="approve">Approve</button>
<button name="act" value="cancel">Cancel</button>
<button name="act" value="expire">Let expire</button>
<button name="act" value="6001">Not a holder</button>
<button name="act" value="6007">Revoked certificate</button></p>
</form>`,
  );
}

/** What the gateway says when there is nothing to do or nowhere to go. */
export const gatewayMessage = (words: string): string =>
  frame(
    words,
    html`<h1>${words}</h1><p class="quiet">The sandbox plays the identity gateway. <a href="/#dokobit-id">To the sandbox</a></p>`,
  );

function frame(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="is">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/assets/base.css">
<link rel="stylesheet" href="/assets/layout.css">
<link rel="stylesheet" href="/assets/parts.css">
</head>
<body class="site">
<main>${content}</main>
</body>
</html>`.markup;
}
