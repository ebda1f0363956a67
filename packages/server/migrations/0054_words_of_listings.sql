-- The words of a text as `searchWords` reads them: accents off, ð as d, þ as th, æ as ae, runs of Latin and Cyrillic
-- letters and of digits. An apostrophe joins, as does what cannot be seen; every other sign parts.
create function words_of(given text) returns tsvector
  language sql immutable parallel safe
as $$
  select array_to_tsvector(array(
    select left(word, 100) from string_to_table(
      regexp_replace(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(lower(normalize(given, NFKD)),
            '[''’ʼ\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u0300-\u036f\u0483-\u0489\u061c\u180e\u1ab0-\u1ace\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\ufff9-\ufffc]+',
            '', 'g'),
          'ð', 'd'), 'đ', 'd'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'ł', 'l'), 'ß', 'ss'), 'ı', 'i'),
        '[^a-z0-9\u0400-\u0481\u048a-\u052f]+', ' ', 'g'),
      ' ') word
    where word <> ''))
$$;

-- What a listing can be found by: its title, its neighbourhood and town, and its descriptions in all languages. Its
-- street and its numbers are no part of it, so that no word finds where a home is. Beside the listing and not in it,
-- so that the indexes of the search stay as narrow as they are.
create table listing_words (
  listing_id uuid primary key references listing on delete cascade,
  words tsvector not null
);
create index listing_words_words on listing_words using gin (words);

create view searchable_words as select listing_id, words from listing_words;

-- A listing that is being deleted has no row any more, and gets no words.
create function keep_listing_words(id uuid) returns void
  language sql
as $$
  insert into listing_words (listing_id, words)
  select l.id, words_of(concat_ws(' ', l.title, l.neighbourhood, l.city,
    (select string_agg(t.text, ' ') from listing_text t where t.listing_id = l.id)))
  from listing l where l.id = $1
  on conflict (listing_id) do update set words = excluded.words
$$;

create function listing_words_of_listing() returns trigger
  language plpgsql
as $$ begin perform keep_listing_words(new.id); return null; end $$;
create function listing_words_of_description() returns trigger
  language plpgsql
as $$ begin perform keep_listing_words(coalesce(new.listing_id, old.listing_id)); return null; end $$;

create trigger listing_words_added after insert on listing
  for each row execute function listing_words_of_listing();
create trigger listing_words_changed after update of title, neighbourhood, city on listing
  for each row when ((old.title, old.neighbourhood, old.city) is distinct from (new.title, new.neighbourhood, new.city))
  execute function listing_words_of_listing();
create trigger listing_words_described after insert or delete or update of text on listing_description
  for each row execute function listing_words_of_description();

select keep_listing_words(id) from listing;
