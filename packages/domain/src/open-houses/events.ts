import { event } from '../shared/event.ts';

const subject = 'open_house';

export const openHousePlanned = event('openHouses.planned', { subject });
export const openHouseChanged = event('openHouses.changed', { subject });
export const openHouseCanceled = event('openHouses.canceled', { subject });
/** Somebody signed up: with a place, or on the waiting list. */
export const openHouseJoined = event('openHouses.joined', { subject });
export const openHouseLeft = event('openHouses.left', { subject });
export const openHouseInvited = event('openHouses.invited', { subject });
export const openHouseAnswered = event('openHouses.answered', { subject });
