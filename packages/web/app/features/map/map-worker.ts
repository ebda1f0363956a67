import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

let address: string | undefined;

/**
 * Address of the map's worker by way of a blob: such a worker lives under the policy of the page, which lets it fetch
 * the map. One that is loaded by its own address lives under the policy of a file, which allows nothing.
 */
export const mapWorkerUrl = (): string =>
  (address ??= URL.createObjectURL(
    new Blob([`import ${JSON.stringify(new URL(workerUrl, location.href).href)};`], {
      type: 'text/javascript',
    }),
  ));
