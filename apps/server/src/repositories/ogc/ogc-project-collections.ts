import { sql } from 'kysely';
import type { PropertyType, StoredOgcCollection } from './ogc-collection.ts';
import { equipmentFeatures, receiverBuildingFeatures, receiverPointFeatures } from './ogc-project-features.ts';

const SITE_PROPERTIES = { projectid: 'integer', affectdegree: 'string' } as const;

const projectCollection = (
  id: string,
  title: string,
  geometryType: StoredOgcCollection['geometryType'],
  properties: Readonly<Record<string, PropertyType>>,
  features: StoredOgcCollection['features'],
): StoredOgcCollection => ({ id, title, geometryType, properties, features, scope: 'project', idType: 'integer' });

/** Sites of one polygon are in the collections sites and buffers, sites of several polygons in sites2 and buffers2. */
const siteShape = (isSeveral: boolean) => sql`
  select project_id as feature_id, project_id as projectid,
    ${isSeveral ? sql`st_collect(geom order by id)` : sql`(array_agg(geom))[1]`} as geom
  from site_parts group by project_id having count(*) ${isSeveral ? sql`>` : sql`=`} 1`;

const bufferShape = (isSeveral: boolean) => sql`
  select project_id as feature_id, project_id as projectid,
    ${isSeveral ? sql`geom` : sql`case when st_numgeometries(geom) = 1 then st_geometryn(geom, 1) else geom end`} as geom
  from assessment_areas area
  where ${isSeveral ? sql`` : sql`not`} exists
    (select from site_parts part where part.project_id = area.project_id offset 1)`;

export const PROJECT_COLLECTIONS: readonly StoredOgcCollection[] = [
  projectCollection(
    'zones',
    'Work zones',
    'Polygon',
    { id: 'integer', projectid: 'integer', zoneid: 'integer', name: 'string', calculationtype: 'string' },
    // The field id is the position in the zone table, from 1 (SITE-24); zoneid stays with the zone when it is moved
    // (U41).
    sql`select id as feature_id, geom, display_order as id, project_id as projectid, id as zoneid, name,
      calculation_type as calculationtype from zones`,
  ),
  projectCollection('sites', 'Sites of one polygon', 'Polygon', { projectid: 'integer' }, siteShape(false)),
  projectCollection('sites2', 'Sites of several polygons', 'MultiPolygon', { projectid: 'integer' }, siteShape(true)),
  projectCollection(
    'buffers',
    'Assessment areas of single-polygon sites',
    'Polygon',
    { projectid: 'integer' },
    bufferShape(false),
  ),
  projectCollection(
    'buffers2',
    'Assessment areas of multi-polygon sites',
    'MultiPolygon',
    { projectid: 'integer' },
    bufferShape(true),
  ),
  projectCollection(
    'unregsites',
    'Unregistered neighbouring sites',
    'Polygon',
    SITE_PROPERTIES,
    sql`select id as feature_id, geom, project_id as projectid, affect_degree as affectdegree from unregistered_sites`,
  ),
  projectCollection(
    'unregbuffers',
    'Areas around unregistered sites',
    'MultiPolygon',
    SITE_PROPERTIES,
    sql`select id as feature_id, buffer as geom, project_id as projectid, affect_degree as affectdegree from unregistered_sites`,
  ),
  projectCollection('projectPME', 'Powered mechanical equipment', 'Point', ...equipmentFeatures),
  projectCollection('projectNSRBuilding', 'Noise sensitive buildings', 'MultiPolygon', ...receiverBuildingFeatures),
  projectCollection('projectNSRPoints', 'Noise sensitive receiver points', 'Point', ...receiverPointFeatures),
  projectCollection(
    'geomCenter',
    'Geographical centres of the zones',
    'Point',
    {
      id: 'integer',
      projectid: 'integer',
      zoneid: 'integer',
      zonename: 'string',
      calculationtype: 'string',
      remark: 'string',
    },
    sql`select id as feature_id, centre as geom, id, project_id as projectid, id as zoneid, name as zonename,
      calculation_type as calculationtype, case when is_centre_moved then 'moved' else '' end as remark from zones`,
  ),
];
