import { accountChanged } from '@heima/domain/accounts/events.ts';
import { homeCountry } from '@heima/domain/countries/countries.ts';
import type { refreshEntity as contract } from '@heima/domain/identity/endpoints.ts';
import { registryRead } from '@heima/domain/identity/events.ts';
import { contactAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { changeUser, lockUser } from '#capabilities/people/public.ts';
import type { Handler } from '#platform/http/call.ts';
import type { Services } from '#platform/services.ts';
import type { RegisteredPerson } from '#ports/person-registry.ts';
import { PortError } from '#ports/port-error.ts';
import { findIdentity, type IdentityRow, nationalIdPlace } from './identity-store.ts';

/** Takes name and birth date from the national registry, by the kennitala that was proved (E020, R126, R128). */
export const refreshEntity: Handler<typeof contract> = async ({ params }, call) => {
  authorize(contactAccess, 'change', call.actor, { ownerId: params.id });
  const identity = await findIdentity(call.services.db, params.id);
  if (!identity) return refuse('identity.noPersonalId');
  if (identity.country !== homeCountry) return refuse('identity.countryNotInRegistry');
  const person = await lookUp(call.services, identity);
  return call.answer(async (unit) => {
    const user = await lockUser(unit.db, params.id);
    if (!user) return refuse('common.notFound');
    const birthDate = person.birthDate ?? user.birth_date;
    await changeUser(unit.db, user.id, { full_name: person.name, birth_date: birthDate }, unit.now);
    await unit.record(registryRead, user.id, {
      changed: [
        ...(person.name === user.full_name ? [] : ['full_name']),
        ...(birthDate === user.birth_date ? [] : ['birth_date']),
      ],
    });
    await unit.notifyLive(user.id, accountChanged.name);
    return { full_name: person.name, birth_date: birthDate };
  });
};

/** Not there, and could not be asked, are two answers; the second is the general one of a provider that is down. */
async function lookUp({ ports, encryption }: Services, identity: IdentityRow): Promise<RegisteredPerson> {
  const nationalId = encryption.decrypt(identity.national_id, nationalIdPlace(identity.user_id));
  try {
    return await ports.personRegistry.lookUp(nationalId);
  } catch (error) {
    if (error instanceof PortError && error.outcome === 'not-found') return refuse('identity.notInRegistry');
    throw error;
  }
}
