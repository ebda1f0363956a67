import type {
  changeProfile as contract,
  createProfile as createContract,
  setPets as petsContract,
} from '@heima/domain/profiles/endpoints.ts';
import { profileChanged } from '@heima/domain/profiles/events.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import type { ProfileInput } from '@heima/domain/profiles/profile-input.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Updateable } from 'kysely';
import { setBio } from '#capabilities/people/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Answer, Call, Handler } from '#platform/http/call.ts';
import { readOwnProfile } from './get-own-profile.ts';
import { mustBeOwn } from './own-user.ts';
import { profileVersion } from './present-profile.ts';
import { changeProfileRow, findProfile, lockProfile } from './profile-store.ts';
import type { RentalProfileTable } from './tables.ts';

/** Changes the fields that are sent (E027); a profile that was never written is an empty one. */
export const changeProfile: Handler<typeof contract> = async ({ params, body }, call) =>
  (await write(call, params.id, body)).body;

/** Makes the profile when there is none, and otherwise does the same (E028, C46). */
export const createProfile: Handler<typeof createContract> = ({ params, body }, call) =>
  write(call, params.id, body);

/** Sets the pets of a profile (E031). */
export const setPets: Handler<typeof petsContract> = ({ params, body }, call) => write(call, params.id, body);

async function write(call: Call, userId: string, body: ProfileInput): Promise<Answer<OwnProfile>> {
  mustBeOwn(call.actor, userId);
  const fields = Object.keys(body);
  const change = async (unit: UnitOfWork): Promise<void> => {
    if (!(await lockProfile(unit.db, userId, unit.now))) return refuse('common.notFound');
    const before = (await findProfile(unit.db, userId)) ?? refuse('common.notFound');
    const current = await readOwnProfile(unit.db, call, userId);
    call.mustMatch(profileVersion(before, call.services.secrets), () => current);
    await changeProfileRow(unit.db, userId, columnsOf(body), unit.now);
    if (body.bio !== undefined) await setBio(unit, userId, body.bio || null);
    if (fields.length === 0) return;
    await unit.record(profileChanged, userId, { fields });
  };
  return call.answer(change, (_, { db }) => readOwnProfile(db, call, userId));
}

/** The columns of the fields that were sent; null empties one. */
function columnsOf(body: ProfileInput): Updateable<RentalProfileTable> {
  const values: Updateable<RentalProfileTable> = {};
  if (body.nationality_id !== undefined) values.nationality = body.nationality_id;
  if (body.spoken_language_ids) values.spoken_languages = body.spoken_language_ids;
  if (body.is_smoking !== undefined) values.is_smoking = body.is_smoking;
  if (body.has_clean_criminal_record !== undefined)
    values.has_clean_criminal_record = body.has_clean_criminal_record;
  if (body.occupation_tag !== undefined) values.occupation = body.occupation_tag;
  if (body.pets !== undefined) values.pets = body.pets;
  return values;
}
