/** For how many days a data copy is kept. */
export const copyDays = 3
