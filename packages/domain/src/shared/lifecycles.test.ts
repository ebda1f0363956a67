import { describe, expect, it } from 'vitest';
import { applicationLifecycle } from '../applications/application-state.ts';
import { requestLifecycle } from '../corenters/request-state.ts';
import { exportLifecycle } from '../data-exports/export-lifecycle.ts';
import { eidLifecycle } from '../electronic-id/eid-lifecycle.ts';
import { verificationLifecycle } from '../identity/verification-status.ts';
import { externalLifecycle } from '../listings/listing-lifecycle.ts';
import { notificationLifecycle } from '../notifications/notification-lifecycle.ts';
import { bidLifecycle } from '../offers/bid-state.ts';
import { openHouseLifecycle } from '../open-houses/open-house-state.ts';
import { linkLifecycle } from '../profiles/link-state.ts';
import { factorLifecycle } from '../sign-in/second-factor.ts';
import { type Lifecycle, refusalToTransition } from './lifecycle.ts';

/** For each event where it may happen and leads, and what it refuses elsewhere. */
const table = ({ states, events }: Lifecycle) =>
  Object.entries(events).map(([event, { to }]) => {
    const refusals = states.map((state) => refusalToTransition({ states, events }, event, state)?.code);
    const may = states.filter((_, at) => refusals[at] === undefined).join(' ');
    return `${may} - ${event} > ${to}: ${[...new Set(refusals.filter(Boolean))].sort().join(' ') || 'never refused'}`;
  });

describe('lifecycles lead where the state machines say, and nowhere else', () => {
  it('X014 E047: of a co-renter request', () => {
    expect(table(requestLifecycle)).toEqual([
      'EXPIRED - renew > PENDING: common.stateChanged',
      'PENDING - accept > ACCEPTED: common.stateChanged corenters.invitationExpired corenters.invitationUnknown',
      'PENDING - decline > ENDED: common.stateChanged corenters.invitationExpired corenters.invitationUnknown',
      'PENDING ACCEPTED EXPIRED - remove > ENDED: common.notFound',
    ]);
  });

  it('R188 R190 R197 R198 R200: of an application: what is decided or withdrawn stays so', () => {
    const refusals =
      'applications.alreadyAccepted applications.alreadyDenied applications.wasCancelled common.stateChanged';
    const ended = refusals.replace(' common.stateChanged', '');
    expect(table(applicationLifecycle)).toEqual([
      'sent - deliver > received: common.stateChanged',
      'sent received - open > opened: common.stateChanged',
      `sent received opened - consider > considered: ${refusals}`,
      `considered - setAside > opened: ${refusals}`,
      `sent received opened considered - accept > accepted: ${ended}`,
      `sent received opened considered - deny > denied: ${ended}`,
      `sent received opened considered - cancel > cancelled: ${ended}`,
    ]);
  });

  it('R215 R216 R217 R218 A06: of a bid: only an open one is answered, and only time expires it', () => {
    const ended = 'offers.alreadyAccepted offers.alreadyDenied offers.bidExpired offers.wasWithdrawn';
    expect(table(bidLifecycle)).toEqual([
      `pending - accept > accepted: ${ended}`,
      `pending - counter > denied: ${ended}`,
      `pending - deny > denied: ${ended}`,
      `pending - withdraw > withdrawn: ${ended}`,
      'lapsed - expire > expired: common.stateChanged',
    ]);
  });

  it('R228: of an open house: a canceled or past one takes nothing', () => {
    const otherwise = 'openHouses.isOver openHouses.wasCanceled';
    expect(table(openHouseLifecycle)).toEqual([
      `planned - change > planned: ${otherwise}`,
      `planned - cancel > canceled: ${otherwise}`,
    ]);
  });

  it('of the copy of somebody’s data', () => {
    expect(table(exportLifecycle)).toEqual([
      'WAITING - finish > READY: common.stateChanged',
      'WAITING - giveUp > FAILED: common.stateChanged',
      'READY - expire > EXPIRED: common.stateChanged',
    ]);
  });

  it('R106: of a visit to the gateway: an account is made only of what waits for an address', () => {
    const late = refusalToTransition(eidLifecycle, 'signUp', 'done')?.code;
    expect(table(eidLifecycle)).toEqual([
      `open - finish > done: ${late}`,
      `open - awaitEmail > proved: ${late}`,
      `proved - signUp > done: ${late}`,
      `open - fail > failed: ${late}`,
    ]);
    expect(late).toMatch(/\.eidExpired$/);
  });

  it('of a verification: the way there goes forward only, a decision may follow whatever was before', () => {
    const rows = table(verificationLifecycle);
    expect(rows.slice(0, 3)).toEqual([
      ' - created > created: common.stateChanged',
      'created - started > started: common.stateChanged',
      'created started - submitted > submitted: common.stateChanged',
    ]);
    expect(rows.slice(3).every((row) => row.endsWith('never refused'))).toBe(true);
    expect(rows).toHaveLength(8);
  });

  it('R254: of the outside site: nothing comes of what was never sent', () => {
    for (const event of Object.keys(externalLifecycle.events) as (keyof typeof externalLifecycle.events)[])
      expect(refusalToTransition(externalLifecycle, event, 'NEVER')).toEqual({ code: 'common.stateChanged' });
  });

  it('R168 R172: of a notification: what was clicked is not seen again', () => {
    expect(table(notificationLifecycle)).toEqual([
      'unseen - see > seen: common.stateChanged',
      'unseen seen - click > clicked: common.stateChanged',
    ]);
  });

  it('of a share link, also after its time', () => {
    expect(table(linkLifecycle)).toEqual(['open expired - withdraw > withdrawn: common.stateChanged']);
  });

  it('of a second factor: what is on is not begun again, what is off does not end', () => {
    expect(table(factorLifecycle).map((row) => row.replace(/ \w+\./, ' '))).toEqual([
      'off begun - begin > begun: secondFactorOn',
      'begun - confirm > on: secondFactorOn',
      'on - replaceCodes > on: secondFactorOff',
      'on - end > off: secondFactorOff',
    ]);
  });
});
