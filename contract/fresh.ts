/**
 * How recent the last sign-in or confirmation must be. Declared in the contract beside `may`, enforced in one place
 * (api/performing/perform-call.ts): an unattended computer must not be enough to take over the account.
 */
export interface Fresh {
  readonly minutes: number
  /**
   * The field of the body with the password, if the call has one: its action checks it, and it counts as confirmation.
   */
  readonly orPasswordIn?: string
}

export const tenMinutes: Fresh = { minutes: 10 }
export const tenMinutesOrPassword = (field: string): Fresh => ({ ...tenMinutes, orPasswordIn: field })
export const anHour: Fresh = { minutes: 60 }
