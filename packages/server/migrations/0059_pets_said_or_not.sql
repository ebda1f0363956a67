-- Nothing means that a tenant has not said whether pets would move in, an empty list that there are none. Until now both
-- were an empty list, so that one which was never answered cannot be told from the other.
alter table rental_profile alter column pets drop not null, alter column pets drop default;
update rental_profile set pets = null where pets = '{}';
