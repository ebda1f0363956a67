-- The map asks for the addresses of a small box.
create index place_address_position on place_address (lat, lng);
