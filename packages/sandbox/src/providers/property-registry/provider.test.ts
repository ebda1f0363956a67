import { describe, expect, it } from 'vitest';
import { asHeima } from '#testing/provider-calls.ts';
import { runSandbox } from '#testing/run-sandbox.ts';

const sandbox = runSandbox();
const get = (path: string, headers: Record<string, string> = asHeima.hms) =>
  fetch(`${sandbox.url}/property-registry/api/v1/fasteignir${path}`, { headers });

describe('a property', () => {
  it.each(['2000101', 'F2000101'])('%s has its address, valuation, owners and units', async (number) => {
    const response = await get(`/${number}`);
    expect(await response.json()).toMatchObject({
      fasteignanumer: 'F2000101',
      sjalfgefidStadfang: {
        stadfanganumer: expect.any(Number),
        landeignarnumer: expect.any(Number),
        postnumer: 110,
        sveitarfelagBirting: 'Reykjavíkurborg',
        birting: 'Hraunbær 102, 110 Reykjavík',
        birtingStutt: 'Hraunbær 102',
      },
      fasteignamat: { gildandiFasteignamat: expect.any(Number), fyrirhugadFasteignamat: expect.any(Number) },
      thinglystirEigendur: {
        data: [
          {
            nafn: 'Gervimaður Færeyjar',
            kennitala: '0101302399',
            eignarhlutfall: 1,
            kaupdagur: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            heimildBirting: 'A+',
          },
        ],
        paging: { page: 1, total: 1, hasNextPage: false },
      },
      notkunareiningar: {
        data: [
          {
            notkunareininganumer: expect.stringMatching(/^\d{7}$/),
            merking: '010302',
            notkunBirting: 'Íbúð',
            birtStaerd: expect.any(Number),
            birtStaerdMaelieining: 'm²',
            byggingararBirting: expect.stringMatching(/^\d{4}$/),
            brunabotamat: expect.any(Number),
          },
        ],
      },
    });
  });

  it('may have several owners and units, page by page', async () => {
    const owners = (await (await get('/2000102/thinglystireigendur?limit=1&cursor=2')).json()) as {
      data: unknown[];
    };
    expect(owners).toMatchObject({
      data: [{ kennitala: '0101302479', eignarhlutfall: 0.5 }],
      paging: {
        page: 2,
        pageSize: 1,
        total: 2,
        totalPages: 2,
        offset: 1,
        hasPreviousPage: true,
        hasNextPage: false,
      },
    });
    const units = await (await get('/2000102/notkunareiningar?limit=2')).json();
    expect(units).toMatchObject({ paging: { total: 3, hasNextPage: true } });
    expect((units as { data: unknown[] }).data).toHaveLength(2);
  });

  it.each([
    ['/2000105', 404],
    ['/2000105/thinglystireigendur', 404],
    ['/nonsense', 404],
    ['/2000106', 500],
    ['/2000106/notkunareiningar', 500],
  ])('%s answers %i in the shape of the registers', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      code: status,
      message: expect.any(String),
      errors: [{ code: status, trackingId: null }],
    });
  });

  it('is shown only to those with the token', async () => {
    const response = await get('/2000101', { authorization: 'Bearer other' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 401 });
  });
});

describe('the properties of a person', () => {
  it('are listed', async () => {
    const body = (await (await get('?kennitala=0101302399&limit=100')).json()) as {
      fasteignir: { fasteignanumer: string }[];
    };
    const numbers = body.fasteignir.map(({ fasteignanumer }) => fasteignanumer);
    expect(numbers).toEqual(expect.arrayContaining(['F2000101', 'F2000102', 'F2000108']));
    expect(numbers).not.toContain('F2000103');
  });

  it('of a company too', async () => {
    const body = await (await get('?kennitala=7101992059')).json();
    expect(body).toMatchObject({ fasteignir: [{ fasteignanumer: 'F2000103' }], paging: { total: 1 } });
  });

  it.each(['', '?kennitala=123', '?kennitala=010130-2399'])('need a whole kennitala: %j', async (query) => {
    const response = await get(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ param: 'kennitala' }] });
  });
});
