/** Costs are stored in tenths, so that sums compare exactly (M-90). */
export const formatCost = (tenths: number): string => (tenths / 10).toFixed(1);
