import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { languages, languageTag, readLanguage } from '@heima/domain/shared/language.ts';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import styles from './listing.module.css';

/** The parameter that says in which language the description is read; the page keeps its own. */
const parameter = 'description';

/**
 * The landlord's words, in the reader's language where they exist. Each language says whether the landlord wrote it or a
 * machine translated it; the original is always one press away.
 */
export function Description({ listing }: { listing: ListingAnswer }) {
  const { t, language } = useTexts();
  const [params] = useSearchParams();
  const texts = listing.description_translations;
  const own = (code: string | undefined) => texts.find((one) => one.language === code);
  const shown =
    own(readLanguage(params.get(parameter))) ??
    own(language) ??
    // Who reads Ukrainian here reads English rather than Icelandic.
    (language === 'ua' ? own('en') : undefined) ??
    own(listing.primary_description) ??
    texts[0];
  if (!shown) return null;
  const original = shown.language === listing.primary_description;
  const mark = shown.machine_translated ? 'machine' : original ? 'original' : 'translated';
  const addressOf = (code: string) => {
    const next = new URLSearchParams(params);
    next.set(parameter, code);
    return `?${next}`;
  };
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t('listingScreen.description.title')}</h2>
      <div className={classNames(styles.languages, 'row row--wrap between on-screen')}>
        {texts.length > 1 && (
          <Segmented as="nav" label={t('listingScreen.description.languages')} size="small">
            {languages
              .filter(({ code }) => own(code))
              .map(({ code, name }) => (
                <Link
                  key={code}
                  to={addressOf(code)}
                  replace
                  preventScrollReset
                  lang={languageTag(code)}
                  aria-current={code === shown.language ? 'true' : undefined}
                >
                  {name}
                </Link>
              ))}
          </Segmented>
        )}
        <span className="small muted">{t(`listingScreen.description.${mark}`)}</span>
      </div>
      <div className={classNames(styles.prose, 'stack stack--12')} lang={languageTag(shown.language)}>
        {shown.text
          .split(/\n\s*\n/)
          .filter((part) => part.trim())
          .map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never move.
            <p key={at}>{part.trim()}</p>
          ))}
      </div>
    </section>
  );
}
