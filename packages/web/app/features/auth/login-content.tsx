import type { LoginFlow } from './login-flow.ts';
import type { LoginView } from './login-views.ts';
import { viewPart } from './view-parts.ts';

/** The view that signing in has come to. */
export function LoginContent({ flow }: { flow: LoginFlow }) {
  const View = viewPart(flow.view);
  if (!View) throw new Error(`the view ${flow.view} is shown before it was fetched`);
  return <View key={flow.view} flow={flow} />;
}

/** Key of a view's title. */
export const loginTitle = (view: LoginView) => `auth.titles.${view}` as const;
