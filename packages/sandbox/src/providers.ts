import type { ProviderFactory } from '#core/provider.ts';
import { centralBank } from '#providers/central-bank/provider.ts';
import { dokobitId } from '#providers/dokobit-id/provider.ts';
import { dokobitWs } from '#providers/dokobit-ws/provider.ts';
import { googleMaps } from '#providers/google-maps/provider.ts';
import { googlePlaces } from '#providers/google-places/provider.ts';
import { hmsProperty } from '#providers/hms-property/provider.ts';
import { malstadur } from '#providers/malstadur/provider.ts';
import { mbl } from '#providers/mbl/provider.ts';
import { novaSms } from '#providers/nova-sms/provider.ts';
import { propertyRegistry } from '#providers/property-registry/provider.ts';
import { nationalRegistry } from '#providers/registry/provider.ts';
import { veriff } from '#providers/veriff/provider.ts';
import { mailServer } from '#smtp/smtp-provider.ts';

/** Everyone the sandbox plays. To add one: a folder in `providers/` and a line here. */
export const PROVIDERS: readonly ProviderFactory[] = [
  mailServer,
  novaSms,
  hmsProperty,
  propertyRegistry,
  googlePlaces,
  googleMaps,
  malstadur,
  centralBank,
  mbl,
  nationalRegistry,
  dokobitWs,
  dokobitId,
  veriff,
];
