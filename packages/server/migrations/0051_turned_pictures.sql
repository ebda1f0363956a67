-- A photo that was put in lying on its side is turned by hand. Turns are always made from the same file, so that pressing
-- on until it stands as before loses nothing more.
alter table listing_image
  add column turned smallint not null default 0 check (turned between 0 and 3),
  add column base_file text;
create or replace view listing_picture as
  select listing_id, position, id, caption, file, width, height, widths, has_avif, blur, base_file
  from listing_image;
