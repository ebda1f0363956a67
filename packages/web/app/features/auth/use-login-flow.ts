import { useCallback, useState } from 'react';
import { finishLogin } from './finish-login.ts';
import type { LoginRequest } from './login-request.ts';
import { afterEmailCheck, backFrom, firstLoginView, type LoginView } from './login-views.ts';

/** Where a person stands in signing in, and the ways on from there; the modal and the page share it. */
export interface LoginFlow {
  request: LoginRequest;
  view: LoginView;
  email: string;
  /** Of the new person, once there is one. */
  userId: string | undefined;
  finishing: boolean;
  go: (view: LoginView) => void;
  back: (() => void) | undefined;
  /** The e-mail check has answered (R054, R055). */
  checked: (email: string, exists: boolean) => void;
  /** A new account exists; the bio view follows when asking is enabled (R114). */
  signedUp: (userId: string) => void;
  /** Signed in, and nothing more to ask. */
  finish: () => Promise<void>;
}

export function useLoginFlow(request: LoginRequest): LoginFlow {
  const [view, go] = useState<LoginView>(request.view ?? firstLoginView);
  const [email, setEmail] = useState(request.email ?? '');
  const [userId, setUserId] = useState<string>();
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

  return {
    request,
    view,
    email,
    userId,
    finishing,
    go,
    back: before && (() => go(before)),
    checked: (address, exists) => {
      setEmail(address);
      go(afterEmailCheck(exists));
    },
    signedUp: (id) => {
      setUserId(id);
      if (request.askBio === false) void finish();
      else go('bio');
    },
    finish,
  };
}
