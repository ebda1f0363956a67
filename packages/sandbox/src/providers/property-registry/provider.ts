import { type Answer, json } from '#core/answer.ts';
import type { Call, HttpProvider } from '#core/provider.ts';
import { SANDBOX_CREDENTIALS } from '#credentials.ts';
import { findProperty, PROPERTIES, parsePropertyNumber } from '#iceland/properties.ts';
import { hasBearerToken } from '#providers/bearer-token.ts';
import { propertyScenario } from '#providers/property-scenario.ts';
import { registerError, registerFailure } from '#providers/register-error.ts';
import { presentOwner, presentProperty, presentSummary, presentUnit } from './present.ts';

const PAGE_SIZE = 10;
const LARGEST_PAGE = 100;

/** The property registry: a property with its owners and units, and the properties of a person. */
export function propertyRegistry(): HttpProvider {
  return {
    name: 'property-registry',
    title: 'Property registry (owners)',
    failure: (kind) => registerError(...registerFailure(kind)),
    authorize: (call) =>
      hasBearerToken(call, SANDBOX_CREDENTIALS.HMS_PROPERTY_TOKEN)
        ? undefined
        : registerError(...registerFailure('unauthorized')),
    operations: [
      {
        name: 'owned-properties',
        method: 'GET',
        path: '/api/v1/fasteignir',
        answer: (call) => {
          const { kennitala = '' } = call.query;
          if (!/^\d{10}$/.test(kennitala)) return registerError(400, 'Kennitala er ekki gild.', 'kennitala');
          const owned = PROPERTIES.filter((property) =>
            property.owners.some((owner) => owner.kennitala === kennitala),
          );
          const { data, paging } = pageOf(owned, call);
          return json(200, { fasteignir: data.map(presentSummary), paging });
        },
      },
      {
        name: 'property',
        method: 'GET',
        path: '/api/v1/fasteignir/:fasteignanumer',
        scenario: ({ params }) => propertyScenario(params.fasteignanumer ?? ''),
        answer: (call) =>
          withProperty(call, (property) => {
            const owners = pageOf(property.owners, call);
            const units = pageOf(property.units, call);
            return {
              ...presentProperty(property),
              thinglystirEigendur: { ...owners, data: owners.data.map(presentOwner) },
              notkunareiningar: { ...units, data: units.data.map((unit) => presentUnit(property, unit)) },
            };
          }),
      },
      {
        name: 'owners',
        method: 'GET',
        path: '/api/v1/fasteignir/:fasteignanumer/thinglystireigendur',
        scenario: ({ params }) => propertyScenario(params.fasteignanumer ?? ''),
        answer: (call) =>
          withProperty(call, ({ owners }) => {
            const { data, paging } = pageOf(owners, call);
            return { data: data.map(presentOwner), paging };
          }),
      },
      {
        name: 'units',
        method: 'GET',
        path: '/api/v1/fasteignir/:fasteignanumer/notkunareiningar',
        scenario: ({ params }) => propertyScenario(params.fasteignanumer ?? ''),
        answer: (call) =>
          withProperty(call, (property) => {
            const { data, paging } = pageOf(property.units, call);
            return { data: data.map((unit) => presentUnit(property, unit)), paging };
          }),
      },
    ],
  };
}

function withProperty(
  call: Call,
  present: (property: NonNullable<ReturnType<typeof findProperty>>) => unknown,
): Answer {
  const number = parsePropertyNumber(call.params.fasteignanumer ?? '');
  const property = number === undefined ? undefined : findProperty(number);
  return property
    ? json(200, present(property))
    : registerError(404, 'Fasteign fannst ekki.', 'fasteignanumer');
}

/** One page; the cursor is the number of the page, as the registry counts. */
function pageOf<Item>(items: readonly Item[], call: Call) {
  const asked = Number(call.query.limit);
  const pageSize = Number.isInteger(asked) && asked > 0 ? Math.min(asked, LARGEST_PAGE) : PAGE_SIZE;
  const page = Math.max(1, Number.parseInt(call.query.cursor ?? '1', 10) || 1);
  const offset = (page - 1) * pageSize;
  const totalPages = Math.max(1, Math.ceil(items.length / pageSize));
  return {
    data: items.slice(offset, offset + pageSize),
    paging: {
      page,
      pageSize,
      total: items.length,
      totalPages,
      offset,
      hasPreviousPage: page > 1,
      hasNextPage: page < totalPages,
    },
  };
}
