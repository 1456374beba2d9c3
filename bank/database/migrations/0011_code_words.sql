-- The word by which the bank knows a customer who cannot show a passport, hashed with argon2id; none until it was chosen.
alter table customer add column code_word_hash text;

grant update (code_word_hash) on customer to tulpar_bank;
