const INTERNATIONAL = 'SPHEROID["International_1924",6378388.0,297.0]';
const GRID_PARAMETERS =
  'PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",836694.05],PARAMETER["False_Northing",819069.8],' +
  'PARAMETER["Central_Meridian",114.1785555555556],PARAMETER["Scale_Factor",1.0],' +
  'PARAMETER["Latitude_Of_Origin",22.31213333333334],UNIT["Meter",1.0]';
const DEGREES = 'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]';
const WGS = `GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],${DEGREES}]`;

/** Contents of .prj files as written by programs. */
export const projections = {
  grid:
    'PROJCS["Hong Kong 1980 Grid System",GEOGCS["Hong Kong 1980",DATUM["Hong_Kong_1980",' +
    'SPHEROID["International 1924",6378388,297,AUTHORITY["EPSG","7022"]],AUTHORITY["EPSG","6611"]],' +
    'PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],' +
    'AUTHORITY["EPSG","4611"]],PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",22.3121333333333],' +
    'PARAMETER["central_meridian",114.178555555556],PARAMETER["scale_factor",1],PARAMETER["false_easting",836694.05],' +
    'PARAMETER["false_northing",819069.8],UNIT["metre",1,AUTHORITY["EPSG","9001"]],AUTHORITY["EPSG","2326"]]',
  gridByEsri:
    `PROJCS["Hong_Kong_1980_Grid",GEOGCS["GCS_Hong_Kong_1980",DATUM["D_Hong_Kong_1980",${INTERNATIONAL}],${DEGREES}],` +
    `${GRID_PARAMETERS}]`,
  mercator:
    'PROJCS["WGS 84 / Pseudo-Mercator",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],' +
    'PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]],PROJECTION["Mercator_1SP"],' +
    'PARAMETER["central_meridian",0],PARAMETER["scale_factor",1],PARAMETER["false_easting",0],' +
    'PARAMETER["false_northing",0],UNIT["metre",1],EXTENSION["PROJ4","+proj=merc +a=6378137 +b=6378137 +lat_ts=0 ' +
    '+lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +wktext +no_defs"],AUTHORITY["EPSG","3857"]]',
  mercatorByEsri:
    `PROJCS["WGS_1984_Web_Mercator_Auxiliary_Sphere",${WGS},PROJECTION["Mercator_Auxiliary_Sphere"],` +
    'PARAMETER["False_Easting",0.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",0.0],' +
    'PARAMETER["Standard_Parallel_1",0.0],PARAMETER["Auxiliary_Sphere_Type",0.0],UNIT["Meter",1.0]]',
  degreesByEsri: WGS,
  utm50ByEsri:
    `PROJCS["WGS_1984_UTM_Zone_50N",${WGS},PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],` +
    'PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",117.0],PARAMETER["Scale_Factor",0.9996],' +
    'PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]',
} as const;
