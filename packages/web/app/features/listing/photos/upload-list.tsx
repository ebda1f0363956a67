import { IconAlertCircle, IconRefresh, IconX } from '@tabler/icons-react';
import styles from '#features/listing/steps/photos-step.module.css';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card } from '#ui/card.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Upload } from './upload-queue.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

const megabytes = (bytes: number, number: (value: number) => string): string =>
  number(Math.round(bytes / 100_000) / 10);

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
  return (
    <li className={styles.upload}>
      <img
        src={preview}
        alt=""
        width={56}
        height={42}
        // What is no picture has none to show.
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden';
        }}
      />
      <div className={styles.uploadWords}>
        <div className="row between small">
          <span className="medium clip">{file.name}</span>
          {!isWrong && (
            <span className="muted num nowrap">
              {t('wizardScreens.photos.sent', {
                sent: megabytes(Math.min(sent, file.size), format.number),
                size: megabytes(file.size, format.number),
              })}
            </span>
          )}
        </div>
        {isWrong ? (
          <FieldError alert>
            <Icon of={IconAlertCircle} size={16} />
            <span>{message}</span>
          </FieldError>
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
