import { type Html, html } from '#core/html.ts';
import { rows } from '#page/card.ts';
import { DECISIONS, type DecisionName, type Session } from './sessions.ts';

const WORDS: Record<DecisionName, string> = {
  approved: 'Approve',
  declined: 'Decline',
  resubmission: 'Ask again',
  expired: 'Let expire',
  abandoned: 'Abandon',
  review: 'Into review',
};
const decisions = Object.keys(DECISIONS) as DecisionName[];

/** Veriff's page for people: what the document says, and what becomes of it. */
export function verificationPage(session: Session, action: string): string {
  const { firstName = '', lastName = '', dateOfBirth = '' } = session.subject;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Identity verification (sandbox)</title>
<link rel="stylesheet" href="/assets/base.css">
<link rel="stylesheet" href="/assets/layout.css">
<link rel="stylesheet" href="/assets/parts.css">
</head>
<body class="site">
<main>
<h1>Identity verification</h1>
<p class="quiet">The sandbox plays the verification service. Say what the document shows, then what is decided.</p>
<form method="post" action="${action}" class="card pad">
<div class="fields">
<label>First name <input name="firstName" value="${firstName}"></label>
<label>Last name <input name="lastName" value="${lastName}"></label>
<label>Date of birth <input name="dateOfBirth" value="${dateOfBirth}"></label>
</div>
<p class="buttons">${decisions.map((name) => html`<button name="decision" value="${name}">${WORDS[name]}</button>`)}
<button name="decision" value="leave">Submit and leave undecided</button></p>
</form>
</main>
</body>
</html>`.markup;
}

export function verificationPanel(sessions: readonly Session[]): {
  title: string;
  count: number;
  body: Html;
} {
  const body = rows('veriff', sessions.map(sessionRow), 'Nobody has been sent to Veriff.');
  return { title: 'Veriff', count: sessions.length, body };
}

function sessionRow(session: Session): Html {
  const { id, subject, decision, event } = session;
  const state = decision?.name ?? (event === 7002 ? 'submitted' : event === 7001 ? 'started' : 'created');
  const tone = decision ? (decision.name === 'approved' ? 'moss' : 'ember') : 'sun';
  const name = [subject.firstName, subject.lastName].filter(Boolean).join(' ');
  return html`<li data-key="${id}">
<div class="row-head"><strong>${name || session.vendorData}</strong><span class="tag ${tone}">${state}</span></div>
<p><a href="/veriff/v/${id}">Its page</a></p>
<form method="post" action="/act" data-quiet class="buttons">
<input type="hidden" name="provider" value="veriff"><input type="hidden" name="act" value="decide"><input type="hidden" name="id" value="${id}">
${decisions.map((one) => html`<button name="decision" value="${one}">${WORDS[one]}</button>`)}
</form>
</li>`;
}
