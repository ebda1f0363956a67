import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const key = `2026-a:${Buffer.alloc(32, 7).toString('base64')}`;
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://heima.is',
  DATABASE_URL: 'postgres://db/heima',
  TOKEN_SECRET: 't'.repeat(40),
  HASH_SECRET: 'h'.repeat(40),
  DATA_KEYS: key,
  DATA_DIR: '/data',
  SMTP_HOST: 'mail.example',
};

describe('configuration', () => {
  it('with files in a bucket names what the bucket lacks', () => {
    const bucket = {
      FILE_STORE: 's3',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'heima',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig(bucket)).toMatchObject({ ...bucket, S3_REGION: 'auto' });
    expect(() => readConfig({ ...bucket, S3_BUCKET: '', S3_SECRET_ACCESS_KEY: '' })).toThrow(
      /S3_BUCKET: is required(.|\n)*S3_SECRET_ACCESS_KEY: is required/,
    );
    expect(() => readConfig({ ...bucket, S3_ENDPOINT: 'https://s3.example.com/heima' })).toThrow(
      /S3_ENDPOINT/,
    );
    expect(() => readConfig({ FILE_STORE: 'tape' })).toThrow(/FILE_STORE/);
  });

  it('eye A8: takes the name of a map file or its path on our host, and nothing else', () => {
    for (const name of ['maps/iceland.pmtiles', 'a.pmtiles', '/tiles/iceland-2027.01.pmtiles'])
      expect(readConfig({ MAP_TILES: name }).MAP_TILES).toBe(name);
    for (const name of [
      'https://elsewhere.example/a.pmtiles',
      '//elsewhere.example/a.pmtiles',
      '../a.pmtiles',
      'maps/../../a.pmtiles',
      'iceland.mbtiles',
      '/a.pmtiles?x=1',
    ])
      expect(() => readConfig({ MAP_TILES: name }), name).toThrow(/MAP_TILES/);
    expect(() =>
      readConfig({ MAP_TILES: 'a.pmtiles', MAP_STYLE_URL: 'https://maps.example/style.json' }),
    ).toThrow(/MAP_TILES/);
  });

  it('of production is taken with keys and secrets of its own', () => {
    expect(readConfig(production).DATA_KEYS).toBe(key);
  });

  it.each([
    [{ DATA_KEYS: '' }, 'DATA_KEYS: is required'],
    [{ DATA_KEYS: readConfig({}).DATA_KEYS }, 'DATA_KEYS: holds the placeholder'],
    [
      { DATA_KEYS: `${key},${readConfig({}).DATA_KEYS.replace('development', 'older')}` },
      'DATA_KEYS: holds the placeholder',
    ],
    [{ DATA_KEYS: '2026-a:too-short' }, 'DATA_KEYS: is not a list of keys'],
    [
      { DOKOBIT_WS_BASE_URL: 'http://127.0.0.1:4000/dokobit-ws' },
      'DOKOBIT_WS_BASE_URL: points at this machine',
    ],
    [{ VERIFF_BASE_URL: 'https://localhost/veriff' }, 'VERIFF_BASE_URL: points at this machine'],
    [{ EID_POLL_INTERVAL_MS: '0' }, 'EID_POLL_INTERVAL_MS'],
  ])('of production refuses %j', (wrong, fault) => {
    expect(() => readConfig({ ...production, ...wrong })).toThrow(fault);
  });

  it.each(['DOKOBIT_WS', 'DOKOBIT_ID', 'VERIFF'])('of production refuses %s without its secret', (name) => {
    const secret = name === 'VERIFF' ? 'VERIFF_SHARED_SECRET' : `${name}_ACCESS_TOKEN`;
    const wrong = { [`${name}_BASE_URL`]: 'https://provider.example' };
    expect(() => readConfig({ ...production, ...wrong })).toThrow(`${secret}: is required`);
    expect(() => readConfig({ ...production, ...wrong, [secret]: 'sandbox-secret' })).toThrow(
      `${secret}: is the sandbox's`,
    );
    expect(() =>
      readConfig({ ...production, [`${name}_BASE_URL`]: 'http://provider.example', [secret]: 'x' }),
    ).toThrow(`${name}_BASE_URL: must be https`);
  });
});
