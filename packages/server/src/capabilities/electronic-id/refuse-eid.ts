import type { ElectronicIdRefusal } from '@heima/domain/electronic-id/refusals.ts';
import { type RefusalCode, refuse } from '@heima/domain/shared/refusal.ts';
import { documentedErrors } from '@heima/domain/sign-in/documented-errors.ts';
import type { Services } from '#platform/services.ts';
import type { EidFailure } from '#ports/eid-identity.ts';
import { PortError } from '#ports/port-error.ts';

const codes: Readonly<Record<EidFailure, ElectronicIdRefusal>> = {
  'not-a-holder': 'electronicId.eidNotHolder',
  expired: 'electronicId.eidExpired',
  cancelled: 'electronicId.eidCancelled',
  'phone-unreachable': 'electronicId.eidUnreachable',
  other: 'electronicId.eidFailed',
};

export const eidRefusal = (reason: EidFailure): ElectronicIdRefusal => codes[reason];

/** Refuses with the documents' own error code beside ours, where they have one (R078 to R083). */
export function refuseSignIn(code: RefusalCode): never {
  const documented = Object.hasOwn(documentedErrors, code)
    ? documentedErrors[code as keyof typeof documentedErrors]
    : undefined;
  return refuse(code, documented ? { extra: { error: documented.error } } : {});
}

/**
 * Refuses because the service itself failed, which the documents answer with 400 (R082), or is away for now: then 503
 * and a wait (rulings, Wire). The log has how; a refusal of our own credentials is an alarm for the operator.
 */
export function refuseFailedService(error: unknown, { log }: Pick<Services, 'log'>): never {
  if (!(error instanceof PortError)) throw error;
  const { outcome, providerCode, port, operation } = error;
  const alarm = outcome === 'unauthorized' || outcome === 'protocol';
  log[alarm ? 'error' : 'warn'](
    { port, operation, outcome, providerCode },
    'the service of electronic ID failed',
  );
  return refuseSignIn(
    error.retryable ? 'electronicId.eidServiceDown' : 'electronicId.authenticationServerError',
  );
}
