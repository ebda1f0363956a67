import type { VerificationState } from '@heima/domain/identity/verification-status.ts';
import type { PlainDate } from '@heima/domain/shared/plain-date.ts';

export interface VerificationDecision {
  state: VerificationState;
  /** When it was decided; of two decisions the newer one counts. Nothing while undecided. */
  decidedAt: Date | null;
  reasonCode: string | null;
  /** What the document says; nothing where no document was looked at. */
  person: { givenName: string; surname: string; birthDate: PlainDate | null } | null;
  /** Of the document's number only the last four characters are kept. */
  document: { type: string; country: string; numberEnd: string } | null;
}

export interface VerificationEvent {
  /** The same for a webhook that is sent again. */
  key: string;
  providerSessionId: string;
  /** What the webhook itself reports of the way to a decision; decisions are read anew. */
  progress: 'started' | 'submitted' | null;
}

/** Verification of an identity document and a selfie, for people without an Icelandic electronic ID. */
export interface IdentityVerification {
  createSession(request: {
    /** A random reference of ours: no identifier of a person. */
    reference: string;
    givenName: string;
    surname: string;
    birthDate: PlainDate | null;
    /** Where the person's browser is sent afterwards. */
    returnUrl: string;
    locale: string;
  }): Promise<{ providerSessionId: string; url: string }>;
  getDecision(providerSessionId: string): Promise<VerificationDecision>;
  /**
   * Reads a webhook from its raw bytes.
   * @throws PortError `unauthorized` when the signature is not the provider's, `protocol` when the body is not its form
   */
  readWebhook(
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<VerificationEvent>;
}
