import { timeZone } from '#platform/text/dates.ts'

/** `2026-11-15`, by Istanbul's calendar. */
export const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
