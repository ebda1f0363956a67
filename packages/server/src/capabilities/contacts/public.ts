export { linkMessage } from '#capabilities/contacts/messages/link-message.ts';
export { changeAddress, limitAddressChange } from './change-address.ts';
export { createAccount } from './create-account.ts';
export {
  type EmailRow,
  emailsColumn,
  emailsOf,
  findEmail,
  findSignInAddress,
  markEmailProved,
  ownerOfAddress,
  peopleByEmail,
  removeEmails,
} from './email-store.ts';
export { choosePrimary } from './make-primary.ts';
export { notifyOwner } from './notify-owner.ts';
export {
  findPhone,
  insertPhone,
  markPhoneProved,
  ownerOfNumber,
  peopleByPhone,
  phonesColumn,
  primaryNumber,
  removePhones,
} from './phone-store.ts';
export { presentEmail, presentPhone } from './present-contact.ts';
export { type PhoneNumber, readPhone } from './read-phone.ts';
export {
  canBeEmailed,
  contactState,
  findRecipient,
  mailingAddress,
  primaryContacts,
  unconfirmedContacts,
} from './recipient-store.ts';
export { countQuestion, refuseKnownEmail } from './refuse-known-contact.ts';
export { wasRefusedLately } from './send-email-confirmation.ts';
