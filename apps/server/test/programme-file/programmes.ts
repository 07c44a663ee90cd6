/** A task of a Microsoft Project file with only the given fields. */
export const task = (fields: Readonly<Record<string, string | number>>): string =>
  `<Task>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</Task>`;

export const msProject = (tasks: string, head = '<?xml version="1.0" encoding="UTF-8"?>'): string =>
  `${head}<Project xmlns="http://schemas.microsoft.com/project"><Tasks>${tasks}</Tasks></Project>`;

const days = { Start: '2027-03-01T08:00:00', Finish: '2027-03-05T17:00:00' };
export const plainTask = (uid: number, change: Readonly<Record<string, string | number>> = {}): string =>
  task({ UID: uid, ID: uid, Name: `Task ${uid}`, OutlineLevel: 1, Summary: 0, Milestone: 0, ...days, ...change });

type Fields = Readonly<Record<string, string>>;

const table = (name: string, rows: readonly Fields[]): string[] => {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => fields.map((field) => row[field] ?? ''));
  return [`%T\t${name}`, ['%F', ...fields].join('\t'), ...cells.map((line) => ['%R', ...line].join('\t'))];
};

/** A P6 export of these tables. */
export const xer = (tables: Readonly<Record<string, readonly Fields[]>>, end = '%E\r\n'): string =>
  `${['ERMHDR\t22.12\t2027-01-04', ...Object.entries(tables).flatMap(([name, rows]) => table(name, rows))].join('\r\n')}\r\n${end}`;

export const xerTask = (code: string, change: Fields = {}): Fields => ({
  task_id: code,
  proj_id: '1',
  wbs_id: '11',
  task_type: 'TT_Task',
  task_code: code,
  task_name: `Task ${code}`,
  target_start_date: '2027-03-01 08:00',
  target_end_date: '2027-03-05 17:00',
  ...change,
});
