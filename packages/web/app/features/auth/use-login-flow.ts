import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '#platform/api/call-api.ts';
import { announceMissingPart } from '#platform/errors/announce-missing-part.ts';
import { finishLogin } from './finish-login.ts';
import type { LoginFlow } from './login-flow.ts';
import type { LoginRequest } from './login-request.ts';
import { afterEmailCheck, backFrom, firstLoginView, type LoginView } from './login-views.ts';
import { loadLateViews, viewPart } from './view-parts.ts';

export function useLoginFlow(request: LoginRequest): LoginFlow {
  const [view, setView] = useState<LoginView>(request.view ?? firstLoginView);
  const [email, setEmail] = useState(request.email ?? '');
  const [userId, setUserId] = useState<string>();
  const [born, setBorn] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [gatewayToken, setGatewayToken] = useState(request.gatewayToken);
  const [finishing, setFinishing] = useState(false);
  const before = backFrom(view);

  const finish = useCallback(async () => {
    setFinishing(true);
    try {
      await finishLogin(request);
    } finally {
      setFinishing(false);
    }
  }, [request]);

  const asked = useRef(view);
  /** Shows a view, with why, once its part is here; until then the present view stays. The last one asked for counts. */
  const go = useCallback(
    (next: LoginView, why?: string) => {
      asked.current = next;
      const show = () => {
        if (asked.current !== next) return;
        setNotice(why);
        setView(next);
      };
      if (viewPart(next)) return show();
      loadLateViews().then(show, (error) => {
        // Whoever is asked about themselves is signed in already, and must not stay before the door.
        if (next === 'bio') void finish();
        else announceMissingPart(error);
      });
    },
    [finish],
  );
  // Whoever has left the first view comes to the late ones soon.
  useEffect(() => {
    // A failure is reported when they are needed.
    if (view !== firstLoginView) loadLateViews().catch(() => undefined);
  }, [view]);

  const signedUp = (id: string) => {
    setUserId(id);
    // Who is about to let a home is not asked for what tenants tell of themselves.
    if (request.askBio === false || request.userType === 'LL') void finish();
    else go('bio');
  };

  return {
    request,
    view,
    email,
    userId,
    born,
    notice,
    gatewayToken,
    finishing,
    go,
    back: before && (() => go(before)),
    checked: (address, exists) => {
      setEmail(address);
      go(afterEmailCheck(exists));
    },
    signedUp,
    emailTaken: (address, why) => {
      setEmail(address);
      go('password', why);
    },
    entered: async ({ isNew }) => {
      if (!isNew) return finish();
      const person = await callApi(currentUser, {});
      setBorn(person.birth_date ?? undefined);
      signedUp(person.id);
    },
    dropGateway: () => {
      setGatewayToken(undefined);
      go('personal-id');
    },
    finish,
  };
}
