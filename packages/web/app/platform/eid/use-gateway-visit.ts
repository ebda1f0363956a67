import { createGatewaySession } from '@heima/domain/electronic-id/endpoints.ts';
import { useState } from 'react';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';

export interface GatewayVisit {
  /** Sends the browser to the gateway. */
  go: () => void;
  /** From the press until the other page is there. */
  leaving: boolean;
  refusal: string | undefined;
}

/** A visit to the identity gateway that comes back to a page of ours, with a token in its address (R102). */
export function useGatewayVisit(returnPath: string): GatewayVisit {
  const [gone, setGone] = useState(false);
  const call = useEndpointCall(createGatewaySession, {
    onDone: ({ url }) => {
      setGone(true);
      location.assign(url);
    },
  });
  return {
    go: () => {
      const { origin } = location;
      void call.run({ body: { return_url: origin + returnPath, origin_host: origin } });
    },
    leaving: call.sending || gone,
    refusal: call.refusal,
  };
}
