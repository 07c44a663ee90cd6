-- Reasons not to judge a receiver: days out of use and closed windows, with the attachment that shows them (M-143).
alter table receiver_points add column exemption jsonb;
alter table receiver_points add column exemption_proof_id integer references attachments (id) on delete set null;
create index receiver_points_exemption_proof on receiver_points (exemption_proof_id) where exemption_proof_id is not null;
