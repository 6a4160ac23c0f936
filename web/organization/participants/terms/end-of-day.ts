/** The last minute of a day in Istanbul, as a moment. */
export const endOfDay = (day: string) => new Date(`${day}T23:59:00+03:00`).toISOString()
