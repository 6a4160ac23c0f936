import { database } from '#database/connection.ts'
import { sendSignal } from '#database/signals.ts'

/** At midnight of Istanbul a version may come into force: pages that were made before must not show the one that ended. */
export const showInForce = () => sendSignal(database(), { kind: 'purge', tags: ['legal'] })
