import type { Paycheck } from '@heima/domain/profiles/profile-answer.ts';
import { joined } from '@heima/domain/shared/one-line.ts';
import { IconFileText, IconPhoto } from '@tabler/icons-react';
import styles from '#areas/profile/profile.module.css';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconTile } from '#ui/icon-tile.tsx';

/** A paycheck by its name, leading to its file, with kind, size and day. */
export function PaycheckLink({ paycheck }: { paycheck: Paycheck }) {
  const { t, format } = useTexts();
  const { description, file, created_at: at } = paycheck;
  const isPdf = file.type === 'application/pdf';
  return (
    <span className={classNames(styles.rowWhat, 'row row--12')}>
      <IconTile icon={isPdf ? IconFileText : IconPhoto} />
      <span className={styles.rowWords}>
        <a className="medium" href={file.url} download={file.name}>
          {description || file.name}
        </a>
        <span className="small muted num">
          {joined([
            isPdf ? 'PDF' : 'JPEG',
            t('profileScreens.paychecks.kilobytes', {
              size: format.number(Math.max(1, Math.round(file.size / 1000))),
            }),
            format.date(at),
          ])}
        </span>
      </span>
    </span>
  );
}
