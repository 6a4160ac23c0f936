/** The outline of the pin in a box of 24 × 32, its tip at the middle of the lower edge; and the hole in it. */
export const pinPath = 'M12 31.5C7.5 25.5 1.5 18.6 1.5 12a10.5 10.5 0 1 1 21 0c0 6.6-6 13.5-10.5 19.5Z'
export const pinHole = { cx: 12, cy: 12, r: 4 } as const
