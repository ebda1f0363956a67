import { addImage } from '@heima/domain/listing-content/endpoints.ts';
import type { ListingImage } from '@heima/domain/listings/listing-card.ts';
import { sendFile } from '#platform/api/send-file.ts';

interface PhotoToSend {
  listingId: string;
  clientId: string | undefined;
  file: File;
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/** Sends a photo and reports how far it has come. @throws ApiProblem, NoAnswer, or AbortError when called off */
export function sendPhoto({ listingId, clientId, file, onSent, signal }: PhotoToSend): Promise<ListingImage> {
  const query = clientId ? { client_id: clientId } : {};
  const args = { params: { id: listingId }, query, file, fileName: file.name };
  return sendFile(addImage, args, { onSent, signal });
}
