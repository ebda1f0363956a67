import { languageCodes, languageTag } from '@heima/domain/shared/language.ts';

interface HeadProps {
  title: string;
  description?: string;
  /** Path with the query that belongs to the page itself; the language is added. */
  path: string;
  origin: string;
  productName: string;
  language: 'is' | 'en' | 'ua';
  /** Whole address of a JPEG of 1200 × 630, as LinkedIn, Facebook and Telegram want it; the product's own without it. */
  image?: string;
  imageAlt?: string;
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
  imageAlt,
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
      {/* A page behind a link is shared by that link: another address would open nothing, or name what is hidden. */}
      {!hidden && <meta property="og:url" content={canonical} />}
      <meta property="og:site_name" content={productName} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={image ?? `${origin}/og.png`} />
      {/* Only programs that read the page as it was served look at these; the browser is spared the code. */}
      {import.meta.env.SSR && (
        <>
          <meta property="og:image:type" content={image ? 'image/jpeg' : 'image/png'} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={imageAlt ?? productName} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
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
