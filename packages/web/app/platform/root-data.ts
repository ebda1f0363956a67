import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import type { PlainDate } from '@heima/domain/shared/plain-date.ts';

/** What every page is given with it. */
export interface RootData {
  language: Language;
  viewer: CurrentUser | undefined;
  origin: string;
  productName: string;
  contactEmail: string;
  clientId: string | undefined;
  streetMapUrl: string | undefined;
  /** The day in Iceland when the page was made. */
  today: PlainDate;
}
