/** The views of signing in (V017 to V025). */
export type LoginView =
  | 'mobile'
  | 'email'
  | 'password'
  | 'signup'
  | 'forgot-info'
  | 'bio'
  | 'personal-id'
  | 'personal-id-email';

/** R046. */
export const firstLoginView: LoginView = 'mobile';

const back: Readonly<Partial<Record<LoginView, LoginView>>> = {
  email: 'mobile',
  password: 'email',
  signup: 'email',
  'forgot-info': 'password',
  'personal-id': 'mobile',
  'personal-id-email': 'mobile',
};

/** Where Back leads from a view (R047 to R052); nowhere from the first view and once one is signed in. */
export const backFrom = (view: LoginView): LoginView | undefined => back[view];

/** The view after the e-mail check: the password of a known address, sign-up of a new one (R054, R055). */
export const afterEmailCheck = (exists: boolean): LoginView => (exists ? 'password' : 'signup');
