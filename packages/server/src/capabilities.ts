import { accounts } from '#capabilities/accounts/capability.ts';
import { listingContent } from '#capabilities/listing-content/capability.ts';
import { listings } from '#capabilities/listings/capability.ts';
import { site } from '#capabilities/site/capability.ts';
import type { Capability } from '#platform/capability.ts';

/** Every capability of the product, one line each. */
export const capabilities: readonly Capability[] = [accounts, listings, listingContent, site];
