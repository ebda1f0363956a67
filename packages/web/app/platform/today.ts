import { type PlainDate, todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from './root-data.ts';

/**
 * The day in Iceland when the page was made. A device whose clock is wrong shows the same as was served; where the data
 * of the page could not be loaded its clock has to do.
 */
export const useToday = (): PlainDate =>
  useRouteLoaderData<RootData>('root')?.today ?? todayInIceland(new Date());
