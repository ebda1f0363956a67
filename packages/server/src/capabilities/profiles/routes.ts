import * as contract from '@heima/domain/profiles/endpoints.ts';
import * as links from '@heima/domain/profiles/link-endpoints.ts';
import { searchUsers as searchUsersContract } from '@heima/domain/profiles/search-users-endpoint.ts';
import {
  addPaycheck,
  changePaycheck,
  deletePaycheck,
  listPaychecks,
} from '#capabilities/profiles/documents/change-paychecks.ts';
import {
  createProfileLink,
  listProfileLinks,
  withdrawProfileLink,
} from '#capabilities/profiles/sharing/change-links.ts';
import { getProfile, getSharedProfile } from '#capabilities/profiles/sharing/view-profile.ts';
import { type Route, route } from '#platform/http/call.ts';
import { addProfileImage, removeProfileImage } from './change-image.ts';
import { changeProfile, createProfile, setPets } from './change-profile.ts';
import { getOwnProfile } from './get-own-profile.ts';
import { getPublicUser } from './get-public-user.ts';
import { searchProfiles } from './search-profiles.ts';
import { searchUsers } from './search-users.ts';

export const routes: readonly Route[] = [
  route(contract.searchProfiles, searchProfiles),
  route(searchUsersContract, searchUsers),
  route(contract.getOwnProfile, getOwnProfile),
  route(contract.changeProfile, changeProfile),
  route(contract.createProfile, createProfile),
  route(contract.addProfileImage, addProfileImage),
  route(contract.removeProfileImage, removeProfileImage),
  route(contract.setPets, setPets),
  route(contract.getProfile, getProfile),
  route(contract.addPaycheck, addPaycheck),
  route(contract.listPaychecks, listPaychecks),
  route(contract.changePaycheck, changePaycheck),
  route(contract.deletePaycheck, deletePaycheck),
  route(contract.getPublicUser, getPublicUser),
  route(links.createProfileLink, createProfileLink),
  route(links.listProfileLinks, listProfileLinks),
  route(links.withdrawProfileLink, withdrawProfileLink),
  route(links.getSharedProfile, getSharedProfile),
];
