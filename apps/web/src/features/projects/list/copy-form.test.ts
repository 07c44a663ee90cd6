import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { changeKind, changeTitle, isDateValid, startCopy, toCopyRequest } from './copy-form.ts';

const today = toDay('2026-11-15');
const project = { title: 'Harbour Works', commencementDate: toDay('2027-01-05') };
const asVersion = startCopy(project, 'version', today);
const asProject = startCopy(project, 'project', today);

describe('the copy dialog', () => {
  it("[PROJ-21] starts with the old name plus ' - Copy'", () => {
    expect(asProject.title).toBe('Harbour Works - Copy');
  });

  it('[Q39] starts on the old date for a version and today for a project', () => {
    expect(asVersion.commencementDate).toBe('2027-01-05');
    expect(asProject.commencementDate).toBe('2026-11-15');
    expect(startCopy({ ...project, commencementDate: null }, 'project', today).commencementDate).toBeNull();
    expect(changeKind(asVersion, project, 'project', today).commencementDate).toBe('2026-11-15');
    const typed = { ...asVersion, commencementDate: '2027-03-01' };
    expect(changeKind(typed, project, 'project', today).commencementDate).toBe('2027-03-01');
  });

  it('[Q40] leaves equipment behind unless it is kept', () => {
    expect(toCopyRequest(asVersion)).toEqual({ as: 'version', commencementDate: '2027-01-05', isEquipmentKept: false });
    expect(toCopyRequest({ ...asProject, isEquipmentKept: true })).toMatchObject({ isEquipmentKept: true });
  });

  it("[PROJ-45] strips '@' from the name and reports it", () => {
    expect(changeTitle(asProject, 'Har@bour')).toMatchObject({ title: 'Harbour', hadVersionSign: true });
    expect(changeTitle(asProject, 'Harbour')).toMatchObject({ title: 'Harbour', hadVersionSign: false });
  });

  it('takes a date in one form only and asks for a name', () => {
    for (const commencementDate of ['2027-13-45', '2027-1-5', '05/01/2027', '']) {
      expect(isDateValid({ ...asProject, commencementDate })).toBe(false);
      expect(toCopyRequest({ ...asProject, commencementDate })).toBeNull();
    }
    expect(toCopyRequest({ ...asProject, title: '  ' })).toBeNull();
    expect(toCopyRequest({ ...asVersion, title: '' })).not.toBeNull();
  });
});
