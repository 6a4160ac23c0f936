import { database } from '#database/connection.ts'
import { sendSignal } from '#database/signals.ts'

/** At midnight in Istanbul a new version may come into force: cached pages would still show the old one. */
export const showInForce = () => sendSignal(database(), { kind: 'purge', tags: ['legal'] })
