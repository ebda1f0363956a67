-- The words of a name in the form in which `foldedWords` compares them: accents and other marks off, ð as d, þ as th, æ as
-- ae. An apostrophe joins; spaces, hyphens and every other plain sign part. Letters of all scripts stay; vowels that
-- Indian and Thai writing puts around a letter are kept, which take part in both the name and what is looked for.
create function name_words(given text) returns tsvector
  language sql immutable parallel safe
as $$
  select array_to_tsvector(array(
    select left(word, 100) from string_to_table(
      regexp_replace(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(normalize(lower(normalize(given, NFKD)), NFKD),
            '[''’ʼ\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1ace\u1dc0-\u1dff\u200b-\u200f\u2060\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]+',
            '', 'g'),
          'ð', 'd'), 'đ', 'd'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'ł', 'l'), 'ß', 'ss'), 'ı', 'i'),
        '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u205f\u3000-\u303f]+', ' ', 'g'),
      ' ') word
    where word <> ''))
$$;

-- Staff look people up by the beginnings of words of their names.
create index app_user_name_words on app_user using gin (name_words(full_name)) where deleted_at is null;
