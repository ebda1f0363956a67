import { BioView } from './bio-view.tsx';
import { ForgotInfoView } from './forgot-info-view.tsx';
import { PasswordView } from './password-view.tsx';
import { PersonalIdEmailView } from './personal-id-email-view.tsx';
import { SignupView } from './signup-view.tsx';

/** The views that nobody begins with, in one part: the schemas of their forms weigh more than all other views. */
export const lateViews = {
  password: PasswordView,
  signup: SignupView,
  'forgot-info': ForgotInfoView,
  bio: BioView,
  'personal-id-email': PersonalIdEmailView,
} as const;
