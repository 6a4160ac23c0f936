const day = 24 * 60 * 60 * 1000

/** Days counted from the day it is in Istanbul, whose clocks have stood at +03:00 since 2016. */
export interface Clock {
  readonly now: Date
  at(days: number, time?: `${number}:${number}`): Date
}

export function clockOf(now: Date): Clock {
  return {
    now,
    at(days, time = '23:59') {
      const date = inIstanbul.format(new Date(now.getTime() + days * day))
      return new Date(`${date}T${time}:00+03:00`)
    },
  }
}

/** yyyy-mm-dd */
const inIstanbul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' })
