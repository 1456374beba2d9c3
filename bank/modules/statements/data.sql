-- Rates of the sales tax of banks: 2 % since the Tax Code of 2022. Demonstrations and tests look back no further.

insert into sales_tax_rate (from_day, basis_points) values ('2022-01-01', 200);
