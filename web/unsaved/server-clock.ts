/** What this device knows of the server's clock: every answer that tells the time narrows it down. */
export function serverClock() {
  let ahead: number | undefined
  return {
    /** The server said this moment somewhere between the sending and the arrival. */
    learn(moment: string, sent: number, received: number) {
      const [least, most] = [Date.parse(moment) - received, Date.parse(moment) - sent]
      if (ahead === undefined || ahead < least || ahead > most) ahead = Math.round((least + most) / 2)
    },
    /** A moment of this device's, as the server would have it. */
    toServer: (at: number) => (ahead === undefined ? undefined : new Date(at + ahead).toISOString()),
    toDevice: (moment: string) => Date.parse(moment) - (ahead ?? 0),
    /** What time it is on the server; a device whose clock is a day wrong must not guess it. */
    now: () => (ahead === undefined ? undefined : Date.now() + ahead),
  }
}
