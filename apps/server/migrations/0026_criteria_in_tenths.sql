-- Criteria are entered in tenths of a decibel, so that a level equal to its criterion satisfies in print (M-61). The code
-- of the release before may still write finer ones, so no constraint refuses them.
update receiver_points set criterion = round(criterion::numeric, 1)::double precision
where criterion <> round(criterion::numeric, 1)::double precision;

update receiver_buildings set criterion = round(criterion::numeric, 1)::double precision
where criterion <> round(criterion::numeric, 1)::double precision;

update receiver_points set other_criteria = (
  select jsonb_agg(jsonb_set(entry, '{value}', to_jsonb(round((entry ->> 'value')::numeric, 1))) order by place)
  from jsonb_array_elements(other_criteria) with ordinality as entries (entry, place))
where exists (
  select from jsonb_array_elements(other_criteria) as entry
  where (entry ->> 'value')::numeric <> round((entry ->> 'value')::numeric, 1));

update source.buildings set noise_criterion = round(noise_criterion::numeric, 1)::double precision
where noise_criterion <> round(noise_criterion::numeric, 1)::double precision;
