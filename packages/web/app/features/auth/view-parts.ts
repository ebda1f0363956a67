import type { ReactElement } from 'react';
import { EmailView } from '#features/auth/views/email-view.tsx';
import { MobileView } from '#features/auth/views/mobile-view.tsx';
import { PersonalIdView } from '#features/auth/views/personal-id-view.tsx';
import type { LoginFlow } from './login-flow.ts';
import type { LoginView } from './login-views.ts';

type ViewPart = (props: { flow: LoginFlow }) => ReactElement;

/** The views that are here: signing in begins with one of these, or comes to it with one press. */
const parts: Partial<Record<LoginView, ViewPart>> = {
  mobile: MobileView,
  email: EmailView,
  'personal-id': PersonalIdView,
};

/** What shows a view; nothing while its part is not here. */
export const viewPart = (view: LoginView): ViewPart | undefined => parts[view];

/**
 * Fetches the views that are not here yet; gives all.
 * @throws when they cannot be had
 */
export async function loadLateViews(): Promise<typeof parts> {
  const { lateViews } = await import('#features/auth/views/late-views.ts');
  return Object.assign(parts, lateViews);
}
