-- The national address register (Staðfangaskrá, HMS, CC BY 4.0), as last imported; empty until then.
-- A name of a street or farm in a postal code; the same name elsewhere is another one.
create table place_street (
  id text primary key,
  name text not null,
  -- As people write it after "at": Þórsgötu.
  dative text not null,
  postal_code text,
  municipality_code text not null
);
create index place_street_postal_code on place_street (postal_code);

create table place_address (
  -- Staðfanganúmer, or a name of ours where a file has none.
  id text primary key,
  street_id text not null references place_street,
  -- With letter or range: 8A, 8-16; nothing for a farm.
  number text,
  -- A name of the building itself.
  building text,
  lat double precision,
  lng double precision
);
create index place_address_street on place_address (street_id);

-- What was imported, newest last.
create table place_import (
  id uuid primary key,
  imported_at timestamptz not null,
  source text not null,
  addresses integer not null,
  refused integer not null
);

-- Texts that staff have worded anew; the others are those of the program.
create table translation_override (
  language text not null check (language in ('is', 'en', 'ua')),
  tag text not null,
  text text not null,
  updated_by uuid references app_user on delete set null,
  updated_at timestamptz not null,
  primary key (language, tag)
);
