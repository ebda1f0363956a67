/** The register's own columns, in its order. */
const columns =
  'FID,HNITNUM,SVFNR,BYGGD,LANDNR,HEINUM,MATSNR,POSTNR,HEITI_NF,HEITI_TGF,HUSNR,BOKST,VIDSK,SERHEITI,DAGS_INN,DAGS_LEIDR,GAGNA_EIGN,TEGHNIT,YFIRFARID,YFIRF_HEITI,ATH,NAKV_XY,HNIT,N_HNIT_WGS84,E_HNIT_WGS84,NOTNR,LM_HEIMILISFANG,VEF_BIRTING,HUSMERKING'.split(
    ',',
  );

export type RegisterCells = Record<string, string>;

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A file as the register gives it, with the given cells and empty others. */
export const registerCsv = (rows: readonly RegisterCells[], lineEnd = '\n'): string =>
  [columns, ...rows.map((row) => columns.map((name) => quoted(row[name] ?? '')))]
    .map((cells) => cells.join(',') + lineEnd)
    .join('');

/** Þórsgata 12 in Reykjavík, unless the test gives other values. */
export const registerRow = (given: RegisterCells = {}): RegisterCells => ({
  SVFNR: '0000',
  HEINUM: '1000001',
  POSTNR: '101',
  HEITI_NF: 'Þórsgata',
  HEITI_TGF: 'Þórsgötu',
  HUSNR: '12',
  HUSMERKING: '12',
  TEGHNIT: '1',
  HNIT: 'POINT (356908.3 408251.7)',
  N_HNIT_WGS84: '64,143540',
  E_HNIT_WGS84: '-21,930850',
  ...given,
});

/** The bytes of a text in pieces, cut also inside of letters. */
export async function* inPieces(text: string | Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
