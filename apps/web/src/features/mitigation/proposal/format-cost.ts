/** Costs are tenths inside, so that sums compare exactly (M-90). */
export const formatCost = (tenths: number): string => (tenths / 10).toFixed(1);
