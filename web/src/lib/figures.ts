// Points as they are read: in whole points, with a real minus.
export const pointsText = (points: number, unit: number): string => String(points / unit).replace('-', '−');

export const gainText = (points: number, unit: number): string => (points < 0 ? '' : '+') + pointsText(points, unit);
