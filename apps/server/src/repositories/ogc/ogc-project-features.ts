import { criterionOfKind, kindNamesInEnglish, RECEIVER_KINDS, type ReceiverKind } from '@quietsite/domain';
import { type RawBuilder, sql } from 'kysely';
import type { PropertyType } from './ogc-collection.ts';

type Features = readonly [properties: Readonly<Record<string, PropertyType>>, features: RawBuilder<unknown>];

/** A row at its notional source has no fixed location, so its geometry is null (M-31). */
export const equipmentFeatures: Features = [
  {
    pmeid: 'integer',
    projectid: 'integer',
    zone: 'string',
    taskid: 'integer',
    othername: 'string',
    officialid: 'string',
    qpmename: 'string',
    swl: 'number',
    qpmeswl: 'number',
    timepercent: 'number',
    qty: 'integer',
    isqcm: 'boolean',
    isnotional: 'string',
    exclusivegroup: 'string',
    enclosuredba: 'number',
    barrierdba: 'number',
    hammerdba: 'number',
    custommethoddba: 'number',
    custommethodname: 'string',
    startt: 'string',
    endd: 'string',
  },
  sql`select e.id as feature_id, e.fixed_location as geom, e.id as pmeid, e.project_id as projectid, zones.name as zone,
    e.task_id as taskid, e.name as othername, e.official_id as officialid, e.quieter_equipment_name as qpmename,
    e.sound_power as swl, e.quieter_equipment_sound_power as qpmeswl, e.time_percent as timepercent, e.quantity as qty,
    e.quieter_method_name <> '' as isqcm,
    case when e.fixed_location is null then 'Notional Source' else 'Fixed Location' end as isnotional,
    e.exclusive_group as exclusivegroup, e.enclosure_dba as enclosuredba, e.barrier_dba as barrierdba,
    e.hammer_dba as hammerdba, e.custom_method_dba as custommethoddba, e.custom_method_name as custommethodname,
    e.start_date::text as startt, e.end_date::text as endd
    from equipment_rows e join tasks on tasks.id = e.task_id join zones on zones.id = tasks.zone_id`,
];

const byKind = (describe: (kind: ReceiverKind) => number | string | null) =>
  sql`case kind ${sql.join(
    RECEIVER_KINDS.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(describe(kind))}`),
    sql` `,
  )} end`;

/** By default the criterion depends on the kind of the building (M-55, M-140). */
const criterionByKind = byKind(criterionOfKind);

/** Homes and schools, as the building layer calls them. */
const typeByKind = byKind((kind) =>
  kind === 'residential' ? 'Accommodation' : kind === 'education' ? 'Educational' : kindNamesInEnglish[kind],
);

export const receiverBuildingFeatures: Features = [
  {
    projectid: 'integer',
    buildingid: 'integer',
    noisecriteria: 'number',
    reducenoisecriteria: 'number',
    BldName_E: 'string',
    type: 'string',
    Bld_Ht: 'number',
    modifiedAt: 'string',
  },
  sql`select id as feature_id, geom, project_id as projectid, building_id as buildingid,
    coalesce(criterion, ${criterionByKind}) as noisecriteria, criterion_reduction as reducenoisecriteria, name as "BldName_E",
    ${typeByKind} as type,
    height_metres as "Bld_Ht", to_char(modified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "modifiedAt"
    from receiver_buildings`,
];

/**
 * Levels are those of the newest finished run, or none if the project was changed after it. Dated criteria are packed
 * only here, at the interface (NSR-26, U28). Verdicts are those of the run (Q145). The service fills in levels of
 * combinations (NSR-27).
 */
export const receiverPointFeatures: Features = [
  {
    id: 'integer',
    nsrpointid: 'integer',
    projectid: 'integer',
    buildingid: 'integer',
    nsrname: 'string',
    noisecriteria: 'number',
    othernoisecriteria: 'string',
    Bld_Ht: 'number',
    BldName_E: 'string',
    totalcnl: 'number',
    totalcnlmit: 'number',
    totalcnlwithneighbor: 'number',
    highestnoiselevel: 'number',
    ismitigated: 'boolean',
    isleftout: 'boolean',
    verdictunmitigated: 'string',
    verdict: 'string',
    verdictwithneighbor: 'string',
    remark: 'string',
    calcvalues: 'string',
  },
  sql`select point.id as feature_id, point.geom, point.id, point.id as nsrpointid, point.project_id as projectid,
    building.building_id as buildingid, point.name as nsrname,
    coalesce(point.criterion, building.criterion, ${criterionByKind}) as noisecriteria,
    (select coalesce(string_agg(format('%s@%s ~ %s: %s', entry ->> 'name', entry ->> 'start', entry ->> 'end', entry ->> 'value'),
        '#' order by place), '')
      from jsonb_array_elements(point.other_criteria) with ordinality as entries (entry, place)) as othernoisecriteria,
    building.height_metres as "Bld_Ht", building.name as "BldName_E",
    result.unmitigated_level as totalcnl, result.mitigated_level as totalcnlmit,
    result.with_neighbour_level as totalcnlwithneighbor, result.mitigated_level as highestnoiselevel,
    result.mitigated_level < result.unmitigated_level as ismitigated,
    result.is_left_out as isleftout, result.unmitigated_verdict as verdictunmitigated, result.verdict,
    result.with_neighbour_verdict as verdictwithneighbor, null::text as remark, null::text as calcvalues
    from receiver_points point
    join receiver_buildings building on building.id = point.receiver_building_id
    join projects on projects.id = point.project_id
    left join lateral (select id from calculation_runs where project_id = point.project_id and status = 'done'
      and projects.is_calculated order by id desc limit 1) newest on true
    left join receiver_results result on result.run_id = newest.id and result.receiver_point_id = point.id`,
];
