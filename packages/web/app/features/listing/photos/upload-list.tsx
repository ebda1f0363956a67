import { maxImageBytes } from '@heima/domain/listing-content/image-limits.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import styles from '#features/listing/steps/photos-step.module.css';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldError, FieldHelp } from '#ui/fields/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Upload } from './upload-queue.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

const megabyte = 1_000_000;

/** How much of a file has been sent, in a unit in which it is more than nothing. */
function sentOf(file: File, sent: number, t: Translate, number: (value: number) => string): string {
  const gone = Math.min(sent, file.size);
  const isLarge = file.size >= megabyte;
  const show = (bytes: number) =>
    number(isLarge ? Math.round(bytes / 100_000) / 10 : Math.ceil(bytes / 1000));
  return t(isLarge ? 'wizardScreens.photos.sent' : 'wizardScreens.photos.sentKb', {
    sent: show(gone),
    size: show(file.size),
  });
}

/** Photos on their way, each with how far it has come; called off or tried again one by one. */
export function UploadList({ photos }: { photos: PhotoUploads }) {
  const { t } = useTexts();
  if (photos.uploads.length === 0) return null;
  return (
    <Card as="ul" lined aria-label={t('wizardScreens.photos.uploading')}>
      {photos.uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} photos={photos} />
      ))}
    </Card>
  );
}

function UploadRow({ upload, photos }: { upload: Upload; photos: PhotoUploads }) {
  const { t, format } = useTexts();
  const { key, file, preview, state, sent, message } = upload;
  const percent = file.size === 0 ? 0 : Math.min(100, Math.round((100 * sent) / file.size));
  const isWrong = state === 'failed' || state === 'refused';
  const [isPicture, setIsPicture] = useState(true);
  return (
    <li className={classNames(styles.upload, !isPicture && styles.bare)}>
      {/* What is no picture has none to show. */}
      {isPicture && <img src={preview} alt="" width={56} height={42} onError={() => setIsPicture(false)} />}
      <div className={styles.uploadWords}>
        <div className="row between small">
          <span className="medium clip">{file.name}</span>
          {!isWrong && <span className="muted num nowrap">{sentOf(file, sent, t, format.number)}</span>}
        </div>
        {isWrong ? (
          <>
            <FieldError alert>
              <span className="sr">{`${file.name}: `}</span>
              {message}
            </FieldError>
            {state === 'refused' && (
              <FieldHelp>
                {t('wizardScreens.photos.allowed', { megabytes: Math.floor(maxImageBytes / megabyte) })}
              </FieldHelp>
            )}
          </>
        ) : (
          <div
            className={styles.uploadBar}
            role="progressbar"
            aria-label={t('wizardScreens.photos.progress', { name: file.name })}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <i style={{ width: `${percent}%` }} />
          </div>
        )}
      </div>
      <span className="row">
        {state === 'failed' && (
          <IconButton
            icon={IconRefresh}
            label={t('wizardScreens.photos.retry', { name: file.name })}
            onClick={() => photos.retry(key)}
          />
        )}
        <IconButton
          icon={IconX}
          label={t(isWrong ? 'wizardScreens.photos.dismiss' : 'wizardScreens.photos.cancel', {
            name: file.name,
          })}
          onClick={() => photos.cancel(key)}
        />
      </span>
    </li>
  );
}
