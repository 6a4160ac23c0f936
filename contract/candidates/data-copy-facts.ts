/** For so many days a copy of somebody's data is kept. */
export const copyDays = 3
