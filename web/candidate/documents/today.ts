import { timeZone } from '#platform/text/dates.ts'

/** Today in Istanbul: `2026-11-15`. */
export const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
