import { listMapLabels } from '@heima/domain/places/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { inPieces, registerCsv, registerRow } from './address-csv.builder.ts';
import { importAddresses } from './import-addresses.ts';
import { refreshPlaces } from './place-directory.ts';

describe('labels of the map (eye A8)', async () => {
  const app = await testApp();
  const labels = async (southWest: string, northEast: string, numbers = false) =>
    app.ask(listMapLabels, {
      query: {
        boundaries_south_west: southWest,
        boundaries_north_east: northEast,
        ...(numbers ? { with_numbers: true } : {}),
      },
    });

  it('eye A8: names streets before the register was imported', async () => {
    const { body } = await labels('64.13,-21.96', '64.16,-21.90');
    expect(body.streets.map(({ name }) => name)).toContain('Þórsgata');
    expect(body.numbers).toEqual([]);
  });

  it('eye A8: has streets and, when asked, house numbers of the box alone from the register', async () => {
    const house = (number: string, lat: string, lng: string) =>
      registerRow({
        HEINUM: `10000${number}`,
        HUSNR: number,
        HUSMERKING: number,
        N_HNIT_WGS84: lat,
        E_HNIT_WGS84: lng,
      });
    const rows = [
      house('11', '64,1430', '-21,9300'),
      house('12', '64,1430', '-21,9290'),
      house('13', '64,1430', '-21,9280'),
      house('99', '64,1900', '-21,9280'),
    ];
    await importAddresses(app.services.db, inPieces(registerCsv(rows)), {
      source: 'test.csv',
      now: app.services.clock(),
      allowFewer: true,
    });
    await refreshPlaces(app.services);
    const { body } = await labels('64.14,-21.94', '64.15,-21.92', true);
    expect(body.streets).toEqual([{ name: 'Þórsgata', lat: 64.143, lng: expect.closeTo(-21.929), angle: 0 }]);
    expect(body.numbers.map(({ name }) => name).sort()).toEqual(['11', '12', '13']);
    expect((await labels('64.14,-21.94', '64.15,-21.92')).body.numbers).toEqual([]);
  });

  it('eye A8: a box larger than a district has none, and what is no corner is refused', async () => {
    expect((await labels('63,-24', '66,-14')).body).toEqual({ streets: [], numbers: [] });
    const refused = await app.app.inject({
      url: '/api/v1/places/map-labels?boundaries_south_west=x&boundaries_north_east=64,-21',
    });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().errors)).toEqual(['boundaries_south_west']);
  });
});
