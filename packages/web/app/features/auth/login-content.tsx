import type { ReactElement } from 'react';
import { BioView } from '#features/auth/views/bio-view.tsx';
import { EmailView } from '#features/auth/views/email-view.tsx';
import { ForgotInfoView } from '#features/auth/views/forgot-info-view.tsx';
import { MobileView } from '#features/auth/views/mobile-view.tsx';
import { PasswordView } from '#features/auth/views/password-view.tsx';
import { PersonalIdEmailView } from '#features/auth/views/personal-id-email-view.tsx';
import { PersonalIdView } from '#features/auth/views/personal-id-view.tsx';
import { SignupView } from '#features/auth/views/signup-view.tsx';
import type { LoginView } from './login-views.ts';
import type { LoginFlow } from './use-login-flow.ts';

const views: Readonly<Record<LoginView, (props: { flow: LoginFlow }) => ReactElement>> = {
  mobile: MobileView,
  email: EmailView,
  password: PasswordView,
  signup: SignupView,
  'forgot-info': ForgotInfoView,
  bio: BioView,
  'personal-id': PersonalIdView,
  'personal-id-email': PersonalIdEmailView,
};

/** The view that signing in has come to. */
export function LoginContent({ flow }: { flow: LoginFlow }) {
  const View = views[flow.view];
  return <View key={flow.view} flow={flow} />;
}

/** Key of a view's title. */
export const loginTitle = (view: LoginView) => `auth.titles.${view}` as const;
