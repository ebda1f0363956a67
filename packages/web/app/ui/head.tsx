import { languageCodes, languageTag } from '@heima/domain/shared/language.ts';

interface HeadProps {
  title: string;
  description?: string;
  /** Path with the query that belongs to the page itself; the language is added. */
  path: string;
  origin: string;
  productName: string;
  language: 'is' | 'en' | 'ua';
  image?: string;
  /** Not to be found by search engines. */
  hidden?: boolean;
  jsonLd?: object;
}

const withLanguage = (origin: string, path: string, language: string): string => {
  if (language === 'is') return origin + path;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
};

/** What search engines and shared links read: title, description, canonical, hreflang, Open Graph, JSON-LD. */
export function Head({
  title,
  description,
  path,
  origin,
  productName,
  language,
  image,
  hidden,
  jsonLd,
}: HeadProps) {
  const full = title === productName ? title : `${title} · ${productName}`;
  const canonical = withLanguage(origin, path, language);
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {!hidden &&
        languageCodes.map((code) => (
          <link
            key={code}
            rel="alternate"
            hrefLang={languageTag(code)}
            href={withLanguage(origin, path, code)}
          />
        ))}
      <meta property="og:title" content={full} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={productName} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={image ?? `${origin}/og.png`} />
      {jsonLd && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: structured data is a script by definition; "<" is escaped so no text can leave it.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
