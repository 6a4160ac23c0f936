/** Estimates the server's clock: every answer with a time narrows it down. */
export function serverClock() {
  let ahead: number | undefined
  return {
    /** `moment` is the server's time, somewhere between the sending and the arrival. */
    learn(moment: string, sent: number, received: number) {
      const [least, most] = [Date.parse(moment) - received, Date.parse(moment) - sent]
      if (ahead === undefined || ahead < least || ahead > most) ahead = Math.round((least + most) / 2)
    },
    /** A time of this device's clock in the server's. */
    toServer: (at: number) => (ahead === undefined ? undefined : new Date(at + ahead).toISOString()),
    toDevice: (moment: string) => Date.parse(moment) - (ahead ?? 0),
    /** The server's time; undefined until it is known, because the device's clock may be wrong. */
    now: () => (ahead === undefined ? undefined : Date.now() + ahead),
  }
}
