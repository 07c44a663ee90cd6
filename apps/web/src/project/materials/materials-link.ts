import type { Programme, SupportMaterial } from '@quietsite/contracts';

export const withMaterial = (programme: Programme, material: SupportMaterial): Programme => ({
  ...programme,
  materials: [...programme.materials.filter(({ id }) => id !== material.id), material],
});

/** The server removed it from its row as well. */
export const withoutMaterial = (programme: Programme, materialId: number): Programme => ({
  ...programme,
  materials: programme.materials.filter(({ id }) => id !== materialId),
  equipmentRows: programme.equipmentRows.map((row) =>
    row.materialIds.includes(materialId)
      ? { ...row, materialIds: row.materialIds.filter((id) => id !== materialId) }
      : row,
  ),
});
