import { foldedWords } from '@heima/domain/places/fold.ts';
import type { Services } from '#platform/services.ts';
import { PortError } from '#ports/port-error.ts';
import type { AddressSuggestion } from '#ports/property-registry.ts';
import { type AddressAnswer, ownAddresses, presentRegistered } from './address-answers.ts';
import { knownPoints } from './known-points.ts';
import { placeDirectory } from './place-directory.ts';
import { perProgram, RecentAnswers } from './recent-answers.ts';

const most = 10;
/** With fewer characters half the country answers. */
const fewestCharacters = 3;

const recent = perProgram(() => new RecentAnswers<AddressSuggestion[]>({ keptMs: 10 * 60_000, most: 1000 }));

/**
 * Icelandic addresses for a typed text: those of the property register, which knows the properties at them; else
 * those of our own directory. A failure of the register is only reported when the directory has no answer (R045).
 */
export async function findIcelandicAddresses(
  services: Services,
  query: string,
  now: Date,
): Promise<{ found: AddressAnswer[]; failure?: PortError }> {
  const directory = await placeDirectory(services);
  const own = () => ownAddresses(directory, query);
  if (query.length < fewestCharacters) return { found: own() };
  try {
    const { propertyRegistry } = services.ports;
    const key = foldedWords(query).join(' ');
    const registered = await recent(propertyRegistry).get(key, now, () =>
      propertyRegistry.suggestAddresses(query, most),
    );
    if (registered.length === 0) return { found: own() };
    const pointOf = await knownPoints(services, directory, registered);
    return { found: registered.map((one) => presentRegistered(one, directory, pointOf(one))) };
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    const found = own();
    return found.length > 0 || error.isNotConfigured ? { found } : { found, failure: error };
  }
}
