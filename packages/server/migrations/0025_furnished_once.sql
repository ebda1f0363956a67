-- Whether a home is furnished was told twice, as its furniture and as an amenity; the furniture counts.
update listing set
  furniture = coalesce(furniture, 'furnished'),
  amenities = array_remove(amenities, 'furnished')
where 'furnished' = any(amenities);
